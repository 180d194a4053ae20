/** Edit distance of words (optimal string alignment). */

const LONGEST = 200;
let beforeLast = new Uint8Array(LONGEST + 1);
let last = new Uint8Array(LONGEST + 1);
let next = new Uint8Array(LONGEST + 1);

/**
 * Returns how many letters have to be added, removed, changed, or swapped. If there are more than `limit`, or if a
 * word has more than 200 letters, returns `limit + 1`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const { length } = other;
  if (Math.abs(one.length - length) > limit || length > LONGEST) return limit + 1;
  for (let column = 0; column <= length; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    if (fillRow(one, other, row) > limit) return limit + 1;
    [beforeLast, last, next] = [last, next, beforeLast];
  }
  return Math.min(last[length] ?? 0, limit + 1);
}

/** Fills a row of the distance table. Returns its smallest distance. */
function fillRow(one: string, other: string, row: number): number {
  const letter = one.charCodeAt(row - 1);
  const letterBefore = one.charCodeAt(row - 2);
  let left = row;
  let smallest = row;
  next[0] = row;
  for (let column = 1; column <= other.length; column += 1) {
    const above = last[column] as number;
    const corner = last[column - 1] as number;
    const otherLetter = other.charCodeAt(column - 1);
    let cost = Math.min(above + 1, left + 1, corner + (letter === otherLetter ? 0 : 1));
    if (row > 1 && column > 1 && letter === other.charCodeAt(column - 2)) {
      if (letterBefore === otherLetter) {
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      }
    }
    next[column] = cost;
    left = cost;
    if (cost < smallest) smallest = cost;
  }
  return smallest;
}
