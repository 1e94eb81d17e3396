CREATE TABLE "faq_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"order_index" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
-- The first questions (MKT-MORE-17); an admin writes their own over them.
INSERT INTO faq_entries (id, question, answer, order_index) VALUES
  ('019aca00-0000-7000-8000-000000000001', 'Kan ik per maand opzeggen?', 'Ja. Je zegt zelf op bij ''Abonnement beheren'', zonder uit te leggen waarom. Je houdt toegang tot het einde van de periode die je hebt betaald.', 1),
  ('019aca00-0000-7000-8000-000000000002', 'En als het niets voor mij is?', 'Je hebt veertien dagen bedenktijd. Herroep je binnen die tijd online, dan krijg je alles terug wat je hebt betaald.', 2),
  ('019aca00-0000-7000-8000-000000000003', 'Verandert mijn prijs later?', 'Nee. Je houdt de prijs waarmee je begint zolang je lid blijft, ook als de prijs voor nieuwe leden omhoog gaat.', 3),
  ('019aca00-0000-7000-8000-000000000004', 'Hoe betaal ik?', 'Op de beveiligde pagina van onze betaaldienst. Daarna wordt het bedrag elke maand vanzelf afgeschreven. Je facturen en je betaalgegevens vind je bij ''Abonnement beheren''.', 4),
  ('019aca00-0000-7000-8000-000000000005', 'Heb ik een slimme ring of een horloge nodig?', 'Nee. Met pen, papier en een klok kun je al meten. Heb je een apparaat, dan vul je je getallen daarmee sneller in.', 5),
  ('019aca00-0000-7000-8000-000000000006', 'Wie ziet mijn gezondheidsgegevens?', 'Je medische gegevens zijn versleuteld opgeslagen en andere leden zien ze niet. Wat je in een experiment of gesprek deelt, bepaal je zelf.', 6),
  ('019aca00-0000-7000-8000-000000000007', 'Is dit medisch advies?', 'Nee. Je leert zelf iets te proberen en te meten. Gebruik je medicijnen of heb je klachten, overleg dan eerst met je huisarts.', 7),
  ('019aca00-0000-7000-8000-000000000008', 'Hoeveel tijd kost het?', 'Een kwartier per dag is genoeg voor een experiment. De lessen volg je in je eigen tempo, en aan welke events je meedoet kies je zelf.', 8);
