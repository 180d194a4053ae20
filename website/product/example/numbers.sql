-- Strategies get the ids that the examples of the API reference name.

SET session_replication_role = replica;
CREATE TEMPORARY TABLE renamed AS
SELECT strategy.id AS old, known.id AS new
FROM (VALUES
    ('Nordic readers first', 'production', '4f0c2a9e-1d57-4b7a-9a33-5b8d7c21e604'),
    ('Plus members', 'production', 'b7d41f08-52c9-4e0e-8a6d-90c3e1f5a271'),
    ('Everybody in development', 'development', 'a074a145-7afe-4561-8e64-012f3bf8dc01'),
    ('First quarter of readers', 'production', '6d1b6a52-0f0c-4c5e-9a55-1d7f0f3c2b90'),
    ('Experiment with models', 'production', '6f1a4d0e-52f1-4c0f-9a83-3c1d7a5b9e20')
  ) AS known (title, environment, id)
JOIN feature_strategies AS strategy
  ON strategy.title = known.title AND strategy.environment = known.environment;
UPDATE feature_strategies SET id = new FROM renamed WHERE id = old;
UPDATE feature_strategy_segment SET feature_strategy_id = new FROM renamed WHERE feature_strategy_id = old;
RESET session_replication_role;
