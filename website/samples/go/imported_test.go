package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"testing"
)

// Flags of the examples, as the server sends them after the import.
func imported(t *testing.T) shop {
	t.Helper()
	text, err := os.ReadFile("../../site/static/bookshop-flags.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Data struct {
			Features            []map[string]any `json:"features"`
			FeatureStrategies   []map[string]any `json:"featureStrategies"`
			FeatureEnvironments []map[string]any `json:"featureEnvironments"`
		} `json:"data"`
	}
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	for _, feature := range file.Data.Features {
		name := feature["name"]
		strategies := []map[string]any{}
		for _, strategy := range file.Data.FeatureStrategies {
			if strategy["featureName"] == name {
				strategies = append(strategies, strategy)
			}
		}
		feature["strategies"] = strategies
		for _, environment := range file.Data.FeatureEnvironments {
			if environment["name"] == name || environment["featureName"] == name {
				feature["enabled"] = environment["enabled"]
			}
		}
	}
	features, err := json.Marshal(file.Data.Features)
	if err != nil {
		t.Fatal(err)
	}
	return shopWith(t, string(features))
}

func TestTargetedRelease(t *testing.T) {
	s := imported(t)
	for r, want := range map[reader]string{
		{"reader-1042", "plus", "NO"}: "express",
		{"reader-1042", "free", "NO"}: "classic",
		{"reader-1042", "plus", "DE"}: "classic",
	} {
		if got := s.checkoutFor(r); got != want {
			t.Errorf("%v: got %s, want %s", r, got, want)
		}
	}
}

func TestGradualRollout(t *testing.T) {
	var ids []string
	for number := 1041; number <= 1050; number++ {
		ids = append(ids, fmt.Sprintf("reader-%d", number))
	}
	got := imported(t).readersWithSuggestions(ids)
	if want := []string{"reader-1048", "reader-1050"}; !reflect.DeepEqual(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestVariantsAreRecorded(t *testing.T) {
	s := imported(t)
	for number := 1041; number <= 1046; number++ {
		var out bytes.Buffer
		id := fmt.Sprintf("reader-%d", number)
		chosen, err := s.recommend(&out, reader{ID: id})
		if err != nil {
			t.Fatal(err)
		}
		var recorded event
		if err := json.Unmarshal(out.Bytes(), &recorded); err != nil {
			t.Fatal(err)
		}
		if recorded.Variant != chosen.Model || recorded.UserID != id {
			t.Errorf("recorded %v for %v", recorded, chosen)
		}
		t.Log(id, chosen)
	}
}
