-- What an Open Source server has no API for: projects, environments, secrets that are known beforehand.

INSERT INTO environments (name, type, sort_order, enabled, protected)
VALUES ('staging', 'preproduction', 2, true, false);
UPDATE environments SET sort_order = 1 WHERE name = 'development';
UPDATE environments SET sort_order = 3 WHERE name = 'production';

INSERT INTO projects (id, name, description) VALUES
  ('bookshop', 'Bookshop', 'Website, apps and backend of the bookshop'),
  ('warehouse', 'Warehouse', 'Stock and parcels');
INSERT INTO project_settings (project, default_stickiness, project_mode) VALUES
  ('bookshop', 'default', 'open'),
  ('warehouse', 'default', 'open');
INSERT INTO project_environments (project_id, environment_name) VALUES
  ('bookshop', 'development'),
  ('bookshop', 'staging'),
  ('bookshop', 'production'),
  ('warehouse', 'development'),
  ('warehouse', 'production');

INSERT INTO api_tokens (secret, username, token_name, type, environment, expires_at) VALUES
  (:'backend', 'bookshop-api', 'bookshop-api', 'client', 'production', NULL),
  (:'frontend', 'bookshop-web', 'bookshop-web', 'frontend', 'production', NULL),
  (:'tutorialBackend', 'tutorial-backend', 'tutorial-backend', 'client', 'development', NULL),
  (:'tutorialFrontend', 'tutorial-frontend', 'tutorial-frontend', 'frontend', 'development', NULL);
INSERT INTO api_token_project (secret, project) VALUES
  (:'backend', 'bookshop'),
  (:'frontend', 'bookshop'),
  (:'tutorialBackend', 'default'),
  (:'tutorialFrontend', 'default');
