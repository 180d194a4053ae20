// #region reader
package main

import "github.com/Unleash/unleash-client-go/v4/context"

// reader is a customer who is signed in.
type reader struct {
	ID     string
	Plan   string
	Region string
}

// context returns everything that rules can check about this customer.
func (r reader) context() context.Context {
	return context.Context{
		UserId:     r.ID,
		Properties: map[string]string{"plan": r.Plan, "region": r.Region},
	}
}

// #endregion
