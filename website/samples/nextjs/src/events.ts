// #region events
import 'server-only';

interface Event {
  name: 'exposure' | 'purchase';
  user_id: string;
  variant?: string;
}

/** Writes one event as a line of JSON. Replace it with your own pipeline. */
export async function record(event: Event): Promise<void> {
  console.log(JSON.stringify({ ...event, occurred_at: new Date().toISOString() }));
}
// #endregion
