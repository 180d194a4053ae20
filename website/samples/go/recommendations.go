// #region recommendations
package main

import (
	"strconv"

	"github.com/Unleash/unleash-client-go/v4"
)

type settings struct {
	Model string
	Size  int
}

var standardSettings = settings{Model: "popular", Size: 10}

func (s shop) settingsFor(r reader) settings {
	variant := s.flags.GetVariant("recommendations-model", unleash.WithVariantContext(r.context()))
	if !variant.Enabled {
		return standardSettings
	}
	size, err := strconv.Atoi(variant.Payload.Value)
	if err != nil || size < 1 {
		size = standardSettings.Size
	}
	return settings{Model: variant.Name, Size: size}
}

// #endregion
