// #region flags
package main

import (
	"log"
	"net/http"
	"os"
	"time"

	"github.com/Unleash/unleash-client-go/v4"
)

// listener logs the SDK's problems and signals when the first flags have arrived.
type listener struct {
	unleash.NoopListener
	ready chan struct{}
}

func (l listener) OnError(err error)   { log.Println("Unleash:", err) }
func (l listener) OnWarning(err error) { log.Println("Unleash:", err) }
func (l listener) OnReady()            { close(l.ready) }

// connect starts the SDK and waits up to three seconds for the first flags.
func connect() error {
	deadline := time.After(3 * time.Second)
	l := listener{ready: make(chan struct{})}
	err := unleash.Initialize(
		unleash.WithListener(l),
		unleash.WithAppName("bookshop-api"),
		unleash.WithUrl(os.Getenv("UNLEASH_URL")), // ends in /api
		unleash.WithCustomHeaders(http.Header{
			"Authorization": {os.Getenv("UNLEASH_API_TOKEN")},
		}),
		unleash.WithHttpClient(&http.Client{Timeout: 3 * time.Second}),
		unleash.WithRefreshInterval(2*time.Second), // the default is 15 seconds
	)
	if err != nil {
		return err
	}
	select {
	case <-l.ready:
	case <-deadline:
		log.Println("Unleash hasn't responded yet, so the service starts without new flags.")
	}
	return nil
}

// #endregion
