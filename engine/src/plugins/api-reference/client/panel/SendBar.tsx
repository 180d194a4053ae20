import * as texts from '../../texts/console.ts';
import { sizeText, timeText } from '../response/body-view.ts';
import { statusMeaning } from '../response/explain.ts';
import { type ConsoleState, timeLimitOf } from './console-state.ts';

/**
 * Renders the bar that sends and cancels the request and shows its progress. It's always in view, and less
 * prominent if browsers can't send the request.
 */
export function SendBar({ state, isRefused }: { state: ConsoleState; isRefused: boolean }) {
  const { isSending, mistakes, canSendAnyway, values } = state;
  return (
    <footer>
      <button
        type="submit"
        className={isRefused ? undefined : 'console-send'}
        aria-disabled={isSending}
      >
        {isSending ? texts.sending : texts.send}
      </button>
      <button type="button" aria-disabled={!isSending} onClick={state.cancel}>
        {texts.cancel}
      </button>
      {mistakes > 0 && canSendAnyway && !isSending ? (
        <button type="button" onClick={state.sendAnyway}>
          {texts.sendAnyway}
        </button>
      ) : null}
      <p role="status">{statusWords(state)}</p>
      <label className="console-limit">
        {texts.timeLimit}
        <input
          type="text"
          inputMode="numeric"
          value={values.timeLimit}
          onChange={({ target }) => state.change({ timeLimit: target.value })}
          onBlur={() => state.change({ timeLimit: String(timeLimitOf(values) / 1000) })}
        />
        {texts.seconds}
      </label>
    </footer>
  );
}

function statusWords({ isSending, result, mistakes }: ConsoleState): string {
  if (isSending) return texts.waitingForAnswer;
  if (mistakes > 0) return texts.mistakes(mistakes);
  if (result?.kind === 'answer') {
    const { status, statusText, time, body } = result;
    const words = `${status} ${statusMeaning(status, statusText)}`.trim();
    return `${words}, ${timeText(time)}, ${sizeText(body.size)}`;
  }
  return result === undefined ? '' : texts.noAnswer;
}
