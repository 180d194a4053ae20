// #region main
package main

import (
	"fmt"
	"log"
	"net/http"
	"os"
	"os/signal"

	"github.com/Unleash/unleash-client-go/v4"
	"github.com/Unleash/unleash-client-go/v4/context"
)

func checkout(response http.ResponseWriter, request *http.Request) {
	userId := request.URL.Query().Get("userId")
	if userId == "" {
		userId = "reader-1042"
	}
	page := "classic"
	if unleash.IsEnabled("checkout-express", unleash.WithContext(context.Context{UserId: userId})) {
		page = "express"
	}
	fmt.Fprintf(response, "%s: %s checkout\n", userId, page)
}

func main() {
	if err := connect(); err != nil {
		log.Fatal(err)
	}

	http.HandleFunc("/checkout", checkout)
	go func() {
		log.Fatal(http.ListenAndServe("127.0.0.1:"+port(), nil))
	}()

	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt)
	<-stop
	unleash.Close()
}

func port() string {
	if port := os.Getenv("PORT"); port != "" {
		return port
	}
	return "3000"
}

// #endregion
