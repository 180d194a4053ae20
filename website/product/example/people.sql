-- Numbers and secrets that samples name. Kofi, Ana and Mei have been created by the API.

INSERT INTO personal_access_tokens (id, secret, description, user_id, expires_at)
SELECT token.id, token.secret, token.description, users.id, now() + interval '1 year'
FROM (VALUES
    (1, :'kofi', 'Running example', 'kofi@example.com'),
    (2, :'ana', 'Running example', 'ana@example.com'),
    (3, :'mei', 'Running example', 'mei@example.com'),
    (7, 'user:example-pipeline-secret', 'Deploy pipeline', 'kofi@example.com'),
    (18, 'user:example-script-secret', 'Release script', 'kofi@example.com')
  ) AS token (id, secret, description, email)
JOIN users ON users.email = token.email;
SELECT setval('personal_access_tokens_id_seq', 18);

INSERT INTO public_signup_tokens (secret, name, expires_at, created_by, role_id, url, enabled)
SELECT :'invite', 'Product team', now() + interval '30 days', 'kofi@example.com', id,
  '/new-user?invite=' || :'invite', true
FROM roles WHERE name = 'Viewer';
