// #region search
const TITLES = ['A Sea of Ink', 'Salt and Paper', 'The Paper Garden', 'The Quiet Harbor'];

/** Shows the titles that match the query, if this customer has suggestions. */
export function suggest(list, query, flags) {
  const isOn = flags.isEnabled('search-suggestions');
  const matches = TITLES.filter((title) => title.toLowerCase().includes(query.toLowerCase()));
  list.hidden = !isOn || query === '';
  list.replaceChildren(
    ...matches.map((title) => {
      const item = document.createElement('li');
      item.textContent = title;
      return item;
    }),
  );
}
// #endregion
