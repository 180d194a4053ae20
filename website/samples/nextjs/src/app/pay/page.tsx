// #region page
'use client';

import { useActionState } from 'react';
import { pay } from './actions';

const MESSAGES = {
  waiting: '',
  paid: 'Thank you.',
  paused: 'Payments are paused. Your order stays open.',
};

export default function Pay() {
  const [outcome, onPay, busy] = useActionState(pay, 'waiting');
  return (
    <form action={onPay}>
      <button type="submit" disabled={busy}>
        Pay
      </button>
      <p role="status">{MESSAGES[outcome]}</p>
    </form>
  );
}
// #endregion
