CREATE TABLE "legal_pages" (
	"page_type" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"version_id" uuid NOT NULL,
	CONSTRAINT "legal_pages_type" CHECK ("legal_pages"."page_type" in ('privacy', 'terms'))
);
--> statement-breakpoint
CREATE TABLE "legal_page_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_type" text NOT NULL,
	"label" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"is_placeholder" boolean DEFAULT false NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "legal_page_versions_label" UNIQUE("label")
);
--> statement-breakpoint
ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_version_id_legal_page_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."legal_page_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_page_versions" ADD CONSTRAINT "legal_page_versions_saved_by_profiles_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_page_versions_list" ON "legal_page_versions" USING btree ("page_type","saved_at");--> statement-breakpoint
CREATE INDEX "legal_page_versions_by" ON "legal_page_versions" USING btree ("saved_by");--> statement-breakpoint
-- A neutral text without binding statements, until an admin writes the pages (LEGAL-PAGE-18).
INSERT INTO legal_page_versions (id, page_type, label, title, content, is_placeholder, saved_at) VALUES
  ('1e9a1000-0000-7000-8000-000000000001', 'privacy', 'PB-2025-01', 'Privacybeleid', '<h2>Wie zijn wij</h2><p>Hier komt te staan wie dit platform beheert en hoe je ons bereikt.</p><h2>Welke gegevens we bewaren</h2><p>Hier komt te staan welke gegevens bewaard worden, bijvoorbeeld:</p><ul><li><p><strong>Account:</strong> naam, gebruikersnaam, e-mailadres en profielfoto.</p></li><li><p><strong>Abonnement:</strong> status, periode en factuurgegevens.</p></li><li><p><strong>Gebruik:</strong> berichten, aanmeldingen, lessen en zonnetjes.</p></li></ul><h2>Waarvoor we ze gebruiken</h2><p>Hier komt te staan waarvoor elk gegeven nodig is.</p><h2>Medische gegevens</h2><p>Hier komt te staan wie medische gegevens kan zien en wanneer.</p><h2>Wie je gegevens ziet</h2><p>Hier komt te staan wat andere leden van je zien.</p><h2>Hoe lang we bewaren</h2><p>Hier komt te staan hoe lang elk gegeven bewaard wordt.</p><h2>Jouw rechten</h2><p>Hier komt te staan hoe je gegevens inziet, verbetert, meeneemt of laat verwijderen.</p><h2>Vragen</h2><p>Hier komt te staan hoe je een vraag stelt of een klacht indient.</p>', true, now()),
  ('1e9a1000-0000-7000-8000-000000000002', 'terms', 'AV-2025-01', 'Algemene voorwaarden', '<h2>Wie zijn wij</h2><p>Hier komt te staan wie dit platform beheert en hoe je ons bereikt.</p><h2>Lidmaatschap</h2><p>Hier komt te staan wat bij het lidmaatschap hoort.</p><h2>Betalen en opzeggen</h2><p>Hier komt te staan hoe je betaalt en hoe je opzegt.</p><h2>Events</h2><p>Hier komt te staan hoe aanmelden, afmelden en terugbetalen werkt.</p><h2>Gedrag in de community</h2><p>Hier komt te staan wat wij van elkaar verwachten.</p><h2>Geen medisch advies</h2><p>Hier komt te staan dat dit platform geen arts vervangt.</p><h2>Wijzigingen</h2><p>Hier komt te staan hoe je hoort dat deze voorwaarden veranderen.</p>', true, now());
--> statement-breakpoint
INSERT INTO legal_pages (page_type, title, content, updated_at, version_id)
  SELECT page_type, title, content, saved_at, id FROM legal_page_versions;
