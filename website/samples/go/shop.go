// #region shop
package main

import "github.com/Unleash/unleash-client-go/v4"

// shop is the part of the service that checks flags. Tests give it a client of their own.
type shop struct {
	flags *unleash.Client
}

// #endregion

// #region targeted
func (s shop) checkoutFor(r reader) string {
	if s.flags.IsEnabled("checkout-express", unleash.WithContext(r.context())) {
		return "express"
	}
	return "classic"
}

// #endregion

// #region gradual
func (s shop) readersWithSuggestions(ids []string) []string {
	var included []string
	for _, id := range ids {
		r := reader{ID: id}
		if s.flags.IsEnabled("search-suggestions", unleash.WithContext(r.context())) {
			included = append(included, id)
		}
	}
	return included
}

// #endregion
