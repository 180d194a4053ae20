-- Tokens of the one project of an Open Source server, with secrets that are known beforehand.

INSERT INTO api_tokens (secret, username, token_name, type, environment, expires_at) VALUES
  (:'backend', 'bookshop-api', 'bookshop-api', 'client', 'production', NULL),
  (:'frontend', 'bookshop-web', 'bookshop-web', 'frontend', 'production', NULL);
INSERT INTO api_token_project (secret, project) VALUES
  (:'backend', 'default'),
  (:'frontend', 'default');
