-- Moments that do not depend on when and how fast the example was loaded: they keep their order, and
-- count from the hour in which the run began.

DO $$
DECLARE each_table text;
BEGIN
  FOR each_table IN
    SELECT table_name
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'created_at'
      AND table_name NOT IN ('events', 'unleash_session')
  LOOP
    EXECUTE format(
      'UPDATE %1$I SET created_at = date_trunc(''hour'', now()) - interval ''12 days''
         + least(place, 100) * interval ''31 minutes''
       FROM (SELECT ctid AS row, row_number() OVER (ORDER BY created_at, %1$I::text) AS place FROM %1$I) AS ordered
       WHERE %1$I.ctid = ordered.row',
      each_table);
  END LOOP;
END $$;

-- Announced, or not, before the example says that all applications are known.
DELETE FROM events WHERE type = 'application-created';
UPDATE events SET created_at =
  date_trunc('hour', now()) - ((SELECT max(id) FROM events) - id) * interval '97 minutes' - interval '20 minutes';

UPDATE users SET seen_at = date_trunc('hour', now()) - interval '1 day' WHERE email = 'ana@example.com';

-- What the server stores within minutes, so that it makes no difference when.
UPDATE api_tokens SET seen_at = now() WHERE type IN ('admin', 'client');
UPDATE personal_access_tokens SET seen_at = now()
WHERE id = (SELECT min(id) FROM personal_access_tokens);
INSERT INTO last_seen_at_metrics (feature_name, environment, last_seen_at)
SELECT DISTINCT feature_name, environment, now() FROM client_metrics_env
ON CONFLICT (feature_name, environment) DO UPDATE SET last_seen_at = excluded.last_seen_at;
