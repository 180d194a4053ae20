// #region experiment
package main

import (
	"encoding/json"
	"io"
	"time"
)

type event struct {
	Name       string    `json:"name"`
	UserID     string    `json:"user_id"`
	Variant    string    `json:"variant"`
	OccurredAt time.Time `json:"occurred_at"`
}

// record writes one event as a line of JSON. Replace this with your own pipeline.
func record(out io.Writer, name, userID, variant string) error {
	return json.NewEncoder(out).Encode(event{name, userID, variant, time.Now().UTC()})
}

func (s shop) recommend(out io.Writer, r reader) (settings, error) {
	chosen := s.settingsFor(r)
	return chosen, record(out, "exposure", r.ID, chosen.Model)
}

// #endregion
