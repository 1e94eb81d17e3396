CREATE TABLE "marketing_claims" (
	"name" text PRIMARY KEY NOT NULL,
	"claim" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"shows_real_number" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "channels_home_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"section_id" uuid NOT NULL,
	"upload_id" uuid,
	"image_url" text NOT NULL,
	"metadata" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channels_home" (
	"id" uuid PRIMARY KEY NOT NULL,
	"section_type" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"sentence" text NOT NULL,
	"photo_url" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"avatar_url" text,
	"is_active" boolean NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"has_consent" boolean DEFAULT false NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "testimonials_consent" CHECK (not "testimonials"."is_active" or "testimonials"."is_sample" or "testimonials"."has_consent")
);
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "company_kvk" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "company_vat_id" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "company_address" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "company_phone" text;--> statement-breakpoint
ALTER TABLE "levels" ADD COLUMN "duration_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "levels" ADD COLUMN "result" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels_home_items" ADD CONSTRAINT "channels_home_items_section_id_channels_home_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."channels_home"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channels_home_items" ADD CONSTRAINT "channels_home_items_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channels_home_items_section" ON "channels_home_items" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "channels_home_order" ON "channels_home" USING btree ("section_type","order_index");
--> statement-breakpoint
-- The first content, as it stands before an admin changes it (MKT-CLAIM-12..14, MKT-HOME-13, MKT-HOW-03, MKT-CLAIM-06).
INSERT INTO testimonials (id, name, content, is_active, is_sample, display_order) VALUES
  ('1e7e1000-0000-7000-8001-000000000001', 'Anna', 'Door de weekstructuur houd ik het eindelijk vol.', true, true, 1),
  ('1e7e1000-0000-7000-8001-000000000002', 'Bram de Wit', 'Ik heb geleerd één ding tegelijk te testen.', true, true, 2),
  ('1e7e1000-0000-7000-8001-000000000003', 'Chantal', 'De community denkt echt met je mee.', true, true, 3),
  ('1e7e1000-0000-7000-8001-000000000004', 'Daan Vos', 'De lessen zijn kort, helder en praktisch.', true, true, 4),
  ('1e7e1000-0000-7000-8001-000000000005', 'Esra', 'Mijn ochtendroutine is nu een vast moment buiten.', true, true, 5),
  ('1e7e1000-0000-7000-8001-000000000006', 'Floor Smit', 'De live sessies maken de stof levend.', true, true, 6),
  ('1e7e1000-0000-7000-8001-000000000007', 'Gijs', 'Eindelijk uitleg met onderzoek erbij.', true, true, 7),
  ('1e7e1000-0000-7000-8001-000000000008', 'Hanna Mulder', 'Ik slaap regelmatiger sinds ik mijn ritme bijhoud.', true, true, 8),
  ('1e7e1000-0000-7000-8001-000000000009', 'Ivo', 'De groepschallenges geven net dat duwtje.', true, true, 9),
  ('1e7e1000-0000-7000-8001-000000000010', 'Julia Bos', 'Fijne begeleiding en altijd een antwoord.', true, true, 10),
  ('1e7e1000-0000-7000-8001-000000000011', 'Kees', 'Op de events leer je iedereen kennen.', true, true, 11),
  ('1e7e1000-0000-7000-8001-000000000012', 'Lotte de Boer', 'Ik begrijp mijn lichaam beter dan een jaar geleden.', true, true, 12);
--> statement-breakpoint
INSERT INTO team_members (id, name, role, sentence, is_sample, order_index) VALUES
  ('1e7e1000-0000-7000-8002-000000000001', 'Naam volgt', 'Licht en ritme', 'Hier vertelt een oprichter in één zin wat hij of zij doet.', true, 1),
  ('1e7e1000-0000-7000-8002-000000000002', 'Naam volgt', 'Voeding en onderzoek', 'Hier komt één zin over het werk van dit teamlid.', true, 2),
  ('1e7e1000-0000-7000-8002-000000000003', 'Naam volgt', 'Beweging en adem', 'Hier komt één zin over het werk van dit teamlid.', true, 3);
--> statement-breakpoint
INSERT INTO marketing_claims (name, claim) VALUES
  ('community', 'Meer dan 5000 leden'),
  ('members', 'Meer dan 100 leden'),
  ('experiments', '1000+ N=1 experimenten gestart'),
  ('complaints', '100+ chronische klachten opgelost'),
  ('performers', '100+ high performers geoptimaliseerd');
--> statement-breakpoint
UPDATE levels SET duration_text = '8 weken', result = 'Je kent je uitgangspunt en hebt een vaste dagstructuur.' WHERE order_index = 1;
--> statement-breakpoint
UPDATE levels SET duration_text = '8 weken', result = 'Je gebruikt daglicht bewust en slaapt op vaste tijden.' WHERE order_index = 2;
--> statement-breakpoint
UPDATE levels SET duration_text = '8 weken', result = 'Je weet welke voeding bij jou past.' WHERE order_index = 3;
--> statement-breakpoint
UPDATE levels SET duration_text = '8 weken', result = 'Je herkent stress eerder en herstelt gericht.' WHERE order_index = 4;
--> statement-breakpoint
UPDATE levels SET duration_text = '8 weken', result = 'Je ontwerpt en beoordeelt je eigen experimenten.' WHERE order_index = 5;
