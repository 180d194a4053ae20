/** The buttons of operations that open the console. Nothing of it is loaded before one is used. */
import * as attributes from '../../shared/attributes.ts';
import { onClickOf } from '../navigation/page-events.ts';

/** Wires the buttons of this page and of those that follow. */
export function startApiConsole(): void {
  onClickOf(`[${attributes.API_CONSOLE}]`, (button) => {
    import('./open-console.ts').then(({ openConsole }) => openConsole(button), console.warn);
  });
}
