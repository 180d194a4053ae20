/** Handles the buttons that open operations' consoles. A console's code loads only when a reader clicks one. */

import { reloadWhenOnline, showFailure } from '../../../../client/islands/islands.ts';
import { failureIn } from '../../../../client/navigation/loading/load-failure.ts';
import { onClickOf } from '../../../../client/page/page-events.ts';
import { API_CONSOLE } from '../../shared/attributes.ts';

/** Handles the buttons on the current page and on pages that load later. */
export default function startConsole(): void {
  onClickOf(`[${API_CONSOLE}]`, open);
}

/** Opens a button's console. If the code can't be loaded, shows a message beside the button. */
function open(button: HTMLElement): void {
  const place = button.parentElement as HTMLElement;
  const failure = failureIn(place);
  const load = () => import('./open-console.ts');
  load().then(
    (loaded) => {
      failure?.remove();
      loaded.openConsole(button);
    },
    (error) => {
      console.warn(error);
      if (failure) reloadWhenOnline();
      else showFailure(place, () => open(button));
    },
  );
}
