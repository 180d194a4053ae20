// #region payments
package main

import "errors"

var errPaymentsPaused = errors.New("payments are paused")

func (s shop) pay(orderID string) (string, error) {
	// No context: the switch applies to everyone.
	// Check the flag for each payment and don't store the result, so changes apply within seconds.
	if s.flags.IsEnabled("payments-kill-switch") {
		return "", errPaymentsPaused
	}
	return "paid " + orderID, nil
}

// #endregion
