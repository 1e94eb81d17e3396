import type { Letter } from './letter.ts'

/** What came by Instagram, WhatsApp, LinkedIn and Twitter; the people and their accounts are invented. */
export const short: readonly Letter[] = [
  {
    source: 'Instagram',
    from: { handle: '@kim_buiten', name: 'Kim B.' },
    state: 'new',
    lines: '0 08:25 in: Doen jullie ook iets in Groningen?',
  },
  {
    source: 'Instagram',
    from: { handle: '@mama_van_drie', name: 'Rosa' },
    state: 'new',
    lines:
      '1 22:48 in: Is er ook iets voor ouders die om het uur wakker worden gemaakt? Ik vraag het voor een vriendin 😅',
  },
  {
    source: 'Instagram',
    from: { handle: '@looptmetlies', name: 'Lies Mertens' },
    lines: `
3 18:30 in: Hoe laat begint de Ochtendclub, en mag ik een keer meelopen?
3 19:05 uit: Om 07:45 bij ingang noord van het Griftpark. Deze keer is vol, maar op de wachtlijst schuift er vaak nog iemand door.
3 19:12 in: Top, dan zet ik me erop en mijn wekker ook.`,
  },
  {
    source: 'Instagram',
    from: { handle: '@bakkerij.dezuid', name: 'Bakkerij De Zuid' },
    state: 'archived',
    lines: `
20 11:20 in: ‘Eerst eiwit, dan brood.’ Moet ik nu mijn bakkerij sluiten? 😉
20 12:40 uit: Zeker niet. Wij zeggen alleen: eet het brood daarna. Jullie zuurdesem heeft hier fans.
20 12:52 in: Gered! Dan bak ik een ei bij de lunch.`,
  },
  {
    source: 'Instagram',
    from: { handle: '@studio.noorderzon', name: 'Studio Noorderzon' },
    lines: `
13 09:50 in: Mogen we een stukje uit de aflevering over de router in onze stories zetten? Met jullie naam erbij natuurlijk.
13 10:35 uit: Graag, met een link naar de hele aflevering. Zeg er dan ook bij dat het één iemand was die een maand mat.`,
  },
  {
    source: 'Instagram',
    from: { handle: '@groei_met_gio', name: 'Gio Media' },
    state: 'archived',
    lines: '6 02:33 in: Yo! 10.000 échte volgers binnen 24 uur, zonder wachtwoord. DM me voor de prijslijst 🚀',
  },
  {
    source: 'Telefoon evenementen',
    from: { handle: '+31612344417', name: '' },
    state: 'new',
    lines: '0 07:35 in: Is de duinwandeling ook te doen met een kind van zes?',
  },
  {
    source: 'Telefoon evenementen',
    from: { handle: '+31600000113', name: 'Nadia' },
    state: 'new',
    lines: '1 20:15 in: Als ik op de wachtlijst ga staan voor het koude water, wanneer hoor ik dan of ik kan komen?',
  },
  {
    source: 'Telefoon evenementen',
    from: { handle: '+31600000127', name: 'Karin' },
    lines: `
2 12:05 in: Kan mijn zus in mijn plaats naar het Slaapcafé? Ik moet die avond werken.
2 12:31 uit/read: Als ze ook lid is wel. Open je plek in de agenda en kies daar voor overdragen, dan krijgt zij een bericht.
2 12:40 in: Gelukt, wat handig.`,
  },
  {
    source: 'Telefoon evenementen',
    from: { handle: '+31600000131', name: 'Rolf' },
    lines: `
4 19:10 in: Hangt er toevallig nog een grijze sjaal met een rode streep in de keuken van het buurthuis?
4 20:02 uit/read: Ja! Hij hangt bij mij aan de kapstok en gaat mee naar de Avond zonder stroom. Ben je daar?
4 20:10 in: Ik ben er. En nu heb ik een reden om op tijd te zijn.`,
  },
  {
    source: 'Telefoon evenementen',
    from: { handle: '+31600000148', name: 'Corrie' },
    lines: `
5 10:15 in: Ik heb een nieuwe knie. Wordt er bij de wandelingen ook langzaam gelopen?
5 10:50 uit/delivered: Teun loopt vooraan, en achteraan loopt iemand met wie het rustig gaat. Na de eerste kilometer kun je altijd terug. Overleg met je fysiotherapeut hoe ver je mag.`,
  },
  {
    source: 'Telefoon evenementen',
    from: { handle: '+31600000042', name: 'Ravi Sharma' },
    lines: `
3 14:20 in: Mooie cijfers over het daglicht.
3 15:05 uit/read: Dank je, Ravi! Ze staan ook op de blog.`,
  },
  {
    source: 'LinkedIn',
    from: { handle: 'joris-wensveen', name: 'Joris Wensveen, huisarts' },
    lines: `
7 21:25 in: Ik vraag mensen die slecht slapen soms om twee weken op te schrijven wat ze doen. Hebben jullie een blad dat ik mag printen voor in de praktijk?
6 09:40 uit: Graag zelfs. In onze winkel staat de gids ‘je eerste N=1’, die is gratis en achterin zit een leeg blad. Printen en uitdelen mag.
6 12:30 in: Precies wat ik zocht. Ik laat weten wat patiënten ervan vinden.`,
  },
  {
    source: 'LinkedIn',
    from: { handle: 'eva-kloosterman-hr', name: 'Eva Kloosterman' },
    state: 'new',
    lines:
      '1 15:40 in: Hoi Jasper, ik werk bij een ziekenhuis en zoek een middag over slapen met wisseldiensten, voor zo’n veertig verpleegkundigen. Doen jullie dat op locatie, en wat kost het?',
  },
  {
    source: 'LinkedIn',
    from: { handle: 'petra-van-ginkel', name: 'Petra van Ginkel' },
    lines: `
16 08:15 in: Ik ben bakker en sta al dertig jaar om twee uur ’s nachts op. Als jullie ooit een aflevering over nachtwerk maken, vertel ik graag wat ik allemaal heb geprobeerd.
15 17:30 uit: Dat willen we heel graag horen, Petra. We maken hem na de winter. Mag ik je dan bellen, liefst als jij wakker bent?
15 17:34 in: Na drieën ’s middags ben ik een mens.`,
  },
  {
    source: 'Twitter',
    from: { handle: '@leerbuiten', name: 'Leer Buiten' },
    lines: '26 13:25 in: Kunnen we jullie meetkaart delen met onze buitenschoolse opvang?',
  },
]
