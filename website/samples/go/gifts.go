// #region gifts
package main

import "github.com/Unleash/unleash-client-go/v4"

func (s shop) canBeWrapped(r reader) bool {
	return s.flags.IsEnabled("gift-wrapping",
		unleash.WithContext(r.context()),
		unleash.WithFallback(true),
	)
}

// #endregion
