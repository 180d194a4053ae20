// #region canary
package main

import (
	"log"

	"github.com/Unleash/unleash-client-go/v4"
)

func (s shop) expressFor(r reader, logger *log.Logger) bool {
	express := s.flags.IsEnabled("checkout-express", unleash.WithContext(r.context()))
	logger.Printf("checkout shown checkout_express=%t", express)
	return express
}

// #endregion
