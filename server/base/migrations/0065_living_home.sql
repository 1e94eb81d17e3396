CREATE TABLE "home_showcase" (
	"name" text PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "measure" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "measure_unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "measured_change" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "measured_before" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "measured_after" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- What the invented members of the first cards measured, as long as they are samples (MKT-MORE-11).
UPDATE testimonials SET measure = 'ochtenden buiten', measure_unit = 'per week', measured_change = 'weekstructuur', measured_before = '2 3 2 3', measured_after = '4 5 6 6' WHERE name = 'Anna' AND is_sample;
--> statement-breakpoint
UPDATE testimonials SET measure = 'slaapduur', measure_unit = 'uur', measured_change = 'één ding tegelijk', measured_before = '5,8 6,1 5,9 6', measured_after = '6,3 6,5 6,8 6,7' WHERE name = 'Bram de Wit' AND is_sample;
--> statement-breakpoint
UPDATE testimonials SET measure = 'ochtendlicht', measure_unit = 'min', measured_change = 'vast moment buiten', measured_before = '5 0 10 5', measured_after = '20 25 25 30' WHERE name = 'Esra' AND is_sample;
--> statement-breakpoint
UPDATE testimonials SET measure = 'verschil in bedtijd', measure_unit = 'min', measured_change = 'ritme bijhouden', measured_before = '95 80 105 90', measured_after = '45 40 30 25' WHERE name = 'Hanna Mulder' AND is_sample;
--> statement-breakpoint
UPDATE testimonials SET measure = 'stappen', measure_unit = 'per dag', measured_change = 'groepschallenge', measured_before = '4100 5200 4600 4900', measured_after = '7200 8100 7900 8800' WHERE name = 'Ivo' AND is_sample;
--> statement-breakpoint
UPDATE testimonials SET measure = 'rusthartslag', measure_unit = 'slagen', measured_change = 'vaste ademoefening', measured_before = '68 67 69 68', measured_after = '65 64 63 62' WHERE name = 'Lotte de Boer' AND is_sample;
