/** Queries from readers who look for a tutorial or an example in their language. */
import type { AreaQueries } from './quality.ts';

const TUTORIALS = '/feature-flag-tutorials';

export const tutorialQueries: AreaQueries = {
  words: [
    ['swiftui feature flag', `${TUTORIALS}/ios`],
    ['axum tokio feature flag', `${TUTORIALS}/rust`],
    ['sinatra puma feature flag', `${TUTORIALS}/ruby`],
    ['django middleware flags', `${TUTORIALS}/django`],
    ['rails initializer unleash', `${TUTORIALS}/rails`],
    ['minitest disable_client', `${TUTORIALS}/ruby/examples`],
    ['python flask tutorial', `${TUTORIALS}/python`],
    ['c# minimal api feature flag', `${TUTORIALS}/dotnet`],
    ['spring boot feature toggle', `${TUTORIALS}/spring-boot`],
    ['golang tutorial', `${TUTORIALS}/go`],
    ['vanilla javascript tutorial', `${TUTORIALS}/javascript`],
    ['multi-armed bandit', `${TUTORIALS}/use-cases/a-b-testing`],
    ['posthog impression data', '/how-to/how-to-capture-impression-data'],
    ['unleash demo instance', '/quickstart'],
  ],
  questions: [
    ['which widget test fakes flags in flutter', `${TUTORIALS}/flutter/a-b-testing`],
    ['old app versions still ask for a removed flag', `${TUTORIALS}/ios/examples`],
    ['why does get_variant return disabled in rust', `${TUTORIALS}/rust/examples`],
    ['feature flag in a django template', `${TUTORIALS}/django/examples`],
    ['rails fragment cache with feature flag', `${TUTORIALS}/rails/examples`],
    ['flag check in a celery task', `${TUTORIALS}/django/examples`],
    ['hide a spring controller endpoint until the flag is on', `${TUTORIALS}/spring-boot/examples`],
    ['first feature flag in plain java with maven', `${TUTORIALS}/java`],
    ['how do I test a go function behind a flag without a server', `${TUTORIALS}/golang/examples`],
    ['feature flag in a web page without a framework', `${TUTORIALS}/javascript`],
    ['canary release in go', `${TUTORIALS}/golang/examples`],
    ['audit log in python', `${TUTORIALS}/python/examples`],
    ['first feature flag nodejs', '/quickstart', '/reference/sdks/node'],
    ['benefits of feature flags', '/what-is-a-feature-flag'],
    ['feature flags or feature branches', '/what-is-a-feature-flag'],
    ['gunicorn workers never see flag changes', `${TUTORIALS}/python`],
    ['how to unit test a python function behind a flag', `${TUTORIALS}/python/examples`],
  ],
  identifiers: [
    ['fallback_function', `${TUTORIALS}/python/examples`],
    ['IUnleashContextProvider', `${TUTORIALS}/dotnet/examples`],
    ['BootstrapStorage', `${TUTORIALS}/golang/examples`, '/reference/sdks/go'],
    ['FakeUnleash', `${TUTORIALS}/java/examples`],
  ],
};
