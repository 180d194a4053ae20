// #region main
import { flags } from './flags.js';
import { suggest } from './search.js';

const reader = document.querySelector('#reader');
const search = document.querySelector('#search');
const list = document.querySelector('#suggestions');
const state = document.querySelector('#state');

function render() {
  suggest(list, search.value, flags);
  const isOn = flags.isEnabled('search-suggestions');
  state.textContent = `Suggestions are ${isOn ? 'on' : 'off'} for ${reader.value}.`;
}

search.addEventListener('input', render);
reader.addEventListener('change', async () => {
  state.textContent = 'Loading…';
  await flags.updateContext({ userId: reader.value });
  render();
});

flags.on('update', render);
await flags.start(); // also resolves if Unleash is unreachable
render();
// #endregion
