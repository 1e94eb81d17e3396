-- The two plans of SUB-PAGE-05; admins edit them. Stock serves the choice of the plan on offer and nothing else.
INSERT INTO products_subscriptions (id, name, price_cents, stock) VALUES
  ('a60e0000-0000-7000-8000-000000000000', 'Geen lidmaatschap', 0, NULL),
  ('a60e0000-0000-7000-8000-000000000049', 'Student lidmaatschap', 4900, 250);
