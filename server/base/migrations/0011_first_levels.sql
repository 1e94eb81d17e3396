-- The five levels of the university as they stand before an admin changes them (SH-DATA-09, MKT-HOW-03).
INSERT INTO levels (id, level_name, order_index) VALUES
  ('1e7e1000-0000-7000-8000-000000000001', 'Fundament', 1),
  ('1e7e1000-0000-7000-8000-000000000002', 'Licht en ritme', 2),
  ('1e7e1000-0000-7000-8000-000000000003', 'Voeding en energie', 3),
  ('1e7e1000-0000-7000-8000-000000000004', 'Adem en herstel', 4),
  ('1e7e1000-0000-7000-8000-000000000005', 'N=1 meesterschap', 5);
