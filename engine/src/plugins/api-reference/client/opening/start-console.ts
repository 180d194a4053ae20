/** The buttons of operations that open the console. Nothing of it is loaded before one is used. */

import { reloadWhenOnline, showFailure } from '../../../../client/islands/islands.ts';
import { failureIn } from '../../../../client/navigation/loading/load-failure.ts';
import { onClickOf } from '../../../../client/navigation/page-events.ts';
import { API_CONSOLE } from '../../shared/attributes.ts';

/** Wires the buttons of this page and of those that follow. */
export default function startConsole(): void {
  onClickOf(`[${API_CONSOLE}]`, open);
}

/** Opens the console of a button; where its code does not arrive, this is said beside the button. */
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
