import type { Letter } from './letter.ts'

/** What people mailed who are no members; they and their houses are invented. */
export const mails: readonly Letter[] = [
  {
    source: 'Algemene mail',
    from: { handle: 'verhuur@zaalaandekade.example', name: 'Zaalverhuur Da Costakade' },
    subject: 'Ademlab op {ademlab}',
    state: 'mine',
    lines: `
3 10:40 in: Goedemorgen, gaat het Ademlab op {ademlab} door? En hebben jullie tijd nodig om op te bouwen?
3 12:15 uit: Ja, dat gaat door. We willen om 12:30 naar binnen. Zijn er matten?
1 16:20 in: Beste Jasper, de zaal is vanaf 13:00 open. Er liggen veertig matten, en thee staat klaar.
0 09:10 uit/failed/unreachable: Dank je wel. Kan het ook een half uur eerder?`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'm.terlouw@sgdevliet.example', name: 'Marieke Terlouw' },
    subject: 'Gastles over slaap voor havo 4',
    state: 'mine',
    snoozedDays: 4,
    lines: `
6 15:35 in: Goedemiddag,|Ik geef biologie aan havo 4 en zoek iemand die volgende maand een uur over slaap en licht komt vertellen. De leerlingen houden daarna zelf een week een logboek bij. We hebben een klein budget en veel nieuwsgierigheid. Is dat iets voor jullie?|Groet, Marieke Terlouw
5 09:20 uit: Dag Marieke,|Leuk plan. Teun komt graag langs. Hij vraagt geen vergoeding, alleen zijn treinkaartje vanaf Nijmegen. Welke dagen kunnen, en met hoeveel leerlingen zijn jullie?
5 09:21 auto: Bedankt voor uw bericht. Ik werk op maandag, dinsdag en donderdag en antwoord op mijn eerstvolgende werkdag. Bij spoed kunt u de receptie van de school bellen.
3 12:50 in: Dat is geweldig! Het zijn er 27, op dinsdag of donderdag het derde uur (10:50). We zitten vijf minuten van de tramhalte. Ik hoor graag welke dag Teun kan.`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'wouter@hagenschrijft.example', name: 'Wouter Hagen' },
    subject: 'Interview voor een zaterdagbijlage',
    state: 'mine',
    lines: `
2 11:05 in: Beste redactie,|Voor een zaterdagbijlage schrijf ik over mensen die zichzelf meten. Ik zoek twee leden die over hun experiment willen praten, het liefst ook iemand bij wie het niets opleverde. Over tien dagen lever ik in. Kan ik iemand bellen?|Wouter Hagen, freelance journalist
2 13:40 uit: Dag Wouter, fijn dat je ook naar de mislukte proeven vraagt. Ik geef alleen namen door van mensen die zelf ja zeggen, dus ik vraag het eerst rond. Je hoort van me.
1 09:15 in: Prima, zo werk ik ook. Mag ik intussen de grafiek met de bureaus uit jullie artikel gebruiken, met bronvermelding?`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'administratie@fysiodebrug.example', name: 'Anneke Vos, Fysio De Brug' },
    subject: 'Factuur op naam van de praktijk',
    lines: `
9 08:50 in: Goedemorgen, een collega heeft bij jullie drie logboeken besteld voor in de wachtkamer. Kunnen we de factuur op naam van de praktijk krijgen? Betaald is er al.
9 10:25 uit: Dag Anneke, dat kan. Stuur me de naam en het adres zoals ze erop moeten staan, en het btw-nummer als je dat nodig hebt.
8 08:35 in: Fysio De Brug, Brugstraat 12 in Doetinchem. Een btw-nummer hebben wij niet nodig. Alvast dank!
8 09:50 uit: Hij zit in de bijlage van de mail die je zo krijgt. Veel plezier met de logboeken.`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'hilde.brouns@mailhuis.example', name: 'Hilde Brouns' },
    subject: 'Vertrokken zonder ons',
    lines: `
7 19:40 in: Beste mensen,|Een vriendin die lid is nam me mee naar de wandeling in Amelisweerd. Om vijf voor half negen stonden we op de parkeerplaats en toen was de groep al weg. Daar ben ik om zes uur voor opgestaan. Ik vind dat geen manier van doen.
6 08:30 uit: Beste Hilde,|Je hebt gelijk en het spijt me. Teun dacht dat iedereen er was en is vijf minuten te vroeg gaan lopen. Voortaan vertrekken we op de tijd die in de agenda staat, en tellen we eerst de namen. Wil je het nog eens proberen? Dan houd ik een plek voor jullie vrij.
6 20:15 in: Dank voor het eerlijke antwoord, dat had ik niet verwacht. Doe de eerstvolgende maar. Ik neem koek mee.
5 09:05 uit: Afgesproken. En koek is altijd welkom.`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'jan.kramer54@postbode.example', name: 'Jan Kramer' },
    subject: 'Eerst kijken, dan lid worden?',
    lines: `
12 14:10 in: Geachte heer of mevrouw,|Mijn dochter zegt dat ik bij u lid moet worden vanwege mijn slapen. Ik ben 68 en niet zo handig met computers. Zit ik er meteen een jaar aan vast? En moet ik zo’n horloge kopen?
12 16:45 uit: Beste meneer Kramer,|U zit nergens aan vast: u betaalt per maand en zegt op wanneer u wilt. Past het niet, dan heeft u veertien dagen om alles terug te krijgen. Een horloge is niet nodig, met pen, papier en een klok komt u een heel eind.
11 10:20 in: Dat klinkt redelijk. Mijn dochter komt zondag, dan doen we het samen. Met vriendelijke groet, J. Kramer`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'programma@bibliotheekhetspoor.example', name: 'Bibliotheek Het Spoor' },
    subject: 'Meetavond ook bij ons?',
    state: 'mine',
    snoozedDays: 9,
    lines: `
15 13:30 in: Hallo,|Twee collega’s waren op jullie meetavond in Utrecht en praten er nog over. Zouden jullie zoiets bij ons willen doen? We hebben een zaal voor zestig mensen, een scherm, en koffie voor wie dat ’s avonds nog durft.
14 11:10 uit: Wat leuk om te horen! Graag. Voor dit seizoen zitten we vol, maar in het nieuwe jaar kan het. Ik mail je een paar data zodra ons rooster er ligt.
14 14:05 in: Helemaal goed, we wachten rustig af.`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'sven@noordermineralen.example', name: 'Sven Aalders' },
    subject: 'Samenwerking magnesium',
    state: 'archived',
    lines: `
24 09:30 in: Hi team! Wij maken een uniek magnesium en zien een mooie match. We sturen jullie gratis twintig potten, jullie noemen ons in de podcast en in drie berichten. Deal?
23 15:20 uit: Dag Sven, dank voor het aanbod. Aanbevelen in ruil voor producten doen we niet. Heb je een analysecertificaat van een onafhankelijk lab, dan kijken we daar graag naar.
22 10:15 in: Dat certificaat hebben we nog niet. Ik kom erop terug!`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'f.osei@hsrivierenland.example', name: 'Felicia Osei' },
    subject: 'Deelnemers voor interviews gezocht',
    lines: `
19 10:00 in: Geachte redactie,|Voor mijn masterscriptie onderzoek ik waarom mensen met een logboek beginnen, en waarom ze stoppen. Mag ik in uw community een oproep doen voor interviews van drie kwartier?
18 11:35 uit: Beste Felicia, een mooi onderwerp. We plaatsen een oproep als je opleiding het onderzoek heeft goedgekeurd en er een brief voor deelnemers is, met wat je bewaart en hoe lang. Heb je die?
16 17:25 in: De goedkeuring komt volgende week, de brief is klaar. Ik stuur ze u samen toe. Goed dat u ernaar vraagt.`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'r.veldman@postbode.example', name: 'R. Veldman' },
    subject: 'Mijn gegevens verwijderen',
    state: 'archived',
    lines: `
31 20:55 in: Ik heb ooit een account bij jullie gemaakt en weet het wachtwoord niet meer. Willen jullie alles van mij verwijderen? Ik wil geen gedoe.
30 09:05 uit: Dat kan. Om zeker te weten dat jij het bent, vraag je met ‘Wachtwoord vergeten’ een nieuw wachtwoord aan. Daarna kies je bij je profiel, onder Gegevens, voor verwijderen. Lukt het niet, mail me dan vanaf dit adres en ik doe het voor je.
30 18:40 in: Gelukt, in drie minuten. Netjes.`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'beheer@buurthuisdepoort.example', name: 'Truus, buurthuis De Poort' },
    subject: 'Snijplank en complimenten',
    state: 'archived',
    lines: `
10 09:15 in: Dag Jasper, jullie hebben de keuken schoner achtergelaten dan hij was. Er ligt nog wel een grote houten snijplank van de proefkookmiddag. Ophalen of laten liggen?
10 10:05 uit: Laat maar liggen, Truus, we komen terug om te koken. En ik geef het compliment door aan de afwasploeg.`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'personeel@bureauboog.example', name: 'Saskia Boogaard' },
    subject: 'Lidmaatschap voor twaalf collega’s',
    state: 'mine',
    lines: `
4 16:20 in: Goedemiddag, we zijn een architectenbureau met twaalf mensen die allemaal te veel binnen zitten. Kunnen we als bureau lid worden, met één factuur? En ziet de werkgever dan wat mensen invullen? Dat laatste wil ik namelijk níet.
3 09:35 uit: Dag Saskia, wat een goede laatste vraag. Nee, een werkgever ziet niets: een account is van iemand zelf, ook als het bureau betaalt. Eén factuur kunnen we nu nog niet, ik zoek uit of het handmatig kan en laat het je weten.`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'lien.dhondt@student.example', name: 'Lien D’hondt' },
    subject: 'Stageplek dit voorjaar',
    lines: `
5 21:10 in: Hallo, ik studeer voeding en diëtetiek in Gent en zoek een stageplek van tien weken. Ik kan goed met cijfers en slecht met wachten 😊
4 10:50 uit/failed/bounced: Dag Lien, leuk! Noor begeleidt bij ons de stagiairs en leest je brief graag. Kun je er een cijferlijst bij doen?`,
  },
  {
    source: 'Algemene mail',
    from: { handle: 'info@rankbooster24.example', name: 'RankBooster 24' },
    subject: 'Uw website heeft 14 ernstige fouten',
    state: 'archived',
    lines: `
17 04:12 in: Geachte webmaster, onze scan toont dat u dagelijks 340 klanten misloopt. Voor slechts € 99 per maand staat u gegarandeerd op plek 1. Antwoord met JA voor een gratis rapport.`,
  },
]
