INSERT INTO fact_counter (id, last_seq) VALUES (1, 0);
--> statement-breakpoint
INSERT INTO site_settings (id) VALUES (1);
--> statement-breakpoint
-- The award that exempts from tester mode (SH-TEST-13); its id is the constant testerAwardId.
INSERT INTO awards (id, name, description) VALUES ('7e57e200-0000-7000-8000-000000000001', 'Tester', 'Was er vanaf het begin bij.');
