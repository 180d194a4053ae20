module example.com/bookshop-api

go 1.19

require github.com/Unleash/unleash-client-go/v4 v4.1.0

require (
	github.com/Masterminds/semver/v3 v3.1.1 // indirect
	github.com/davecgh/go-spew v1.1.1 // indirect
	github.com/pmezard/go-difflib v1.0.0 // indirect
	github.com/stretchr/objx v0.1.1 // indirect
	github.com/stretchr/testify v1.2.2 // indirect
	github.com/twmb/murmur3 v1.1.5 // indirect
)
