// #region test
package main

import (
	"log"
	"strings"
	"testing"

	"github.com/Unleash/unleash-client-go/v4"
)

// shopWith returns a shop whose client reads its flags from the text and never gets a response.
func shopWith(t *testing.T, features string) shop {
	t.Helper()
	response := `{"version": 2, "features": ` + features + `}`
	client, err := unleash.NewClient(
		unleash.WithAppName("tests"),
		unleash.WithUrl("http://127.0.0.1:1/api"),
		unleash.WithDisableMetrics(true),
		unleash.WithBackupPath(t.TempDir()),
		unleash.WithStorage(&unleash.BootstrapStorage{Reader: strings.NewReader(response)}),
	)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close() })
	return shop{flags: client}
}

func TestPlanReachesTheRule(t *testing.T) {
	s := shopWith(t, `[{
		"name": "checkout-express", "enabled": true,
		"strategies": [{"name": "default", "constraints": [
			{"contextName": "plan", "operator": "IN", "values": ["plus"]}
		]}]
	}]`)
	for plan, want := range map[string]string{"plus": "express", "free": "classic"} {
		if got := s.checkoutFor(reader{ID: "reader-1042", Plan: plan}); got != want {
			t.Errorf("plan %s: got %s, want %s", plan, got, want)
		}
	}
}

func TestLogNamesTheGroup(t *testing.T) {
	var lines strings.Builder
	s := shopWith(t, `[{"name": "checkout-express", "enabled": true, "strategies": []}]`)
	if !s.expressFor(reader{ID: "reader-1042"}, log.New(&lines, "", 0)) {
		t.Error("the flag is on, but the result is false")
	}
	if got := lines.String(); !strings.Contains(got, "checkout_express=true") {
		t.Errorf("the log doesn't name the group: %s", got)
	}
}

func TestSwitchStopsPayments(t *testing.T) {
	if _, err := shopWith(t, `[]`).pay("order-1"); err != nil {
		t.Errorf("the switch is off, but pay returned %v", err)
	}
	on := shopWith(t, `[{"name": "payments-kill-switch", "enabled": true, "strategies": []}]`)
	if _, err := on.pay("order-1"); err != errPaymentsPaused {
		t.Errorf("the switch is on, but pay returned %v", err)
	}
}

func TestGiftsAreWrappedUnlessTheFlagIsOff(t *testing.T) {
	if !shopWith(t, `[]`).canBeWrapped(reader{ID: "reader-1042"}) {
		t.Error("without the flag, gifts can't be wrapped")
	}
	off := shopWith(t, `[{"name": "gift-wrapping", "enabled": false, "strategies": []}]`)
	if off.canBeWrapped(reader{ID: "reader-1042"}) {
		t.Error("the flag is off, but gifts can be wrapped")
	}
}

// #endregion
