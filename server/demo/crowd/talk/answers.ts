import type { Overheard } from './overheard.ts'

/** The last days, with questions to people who sign in to the demonstration. */
export const answers: readonly Overheard[] = [
  {
    in: 'universiteit/slaap',
    daysAgo: 1,
    from: '08:20',
    lines: `
a: Hoe lang sta jij nu eigenlijk buiten, @sanne_de_wit? Ik zag je 6.100 lux voorbijkomen en werd jaloers op je balkon.
b: Zij heeft een tuin, geloof ik. Ik meet hier op de galerij ook best wat, mits de buren niet parkeren.
a> De galerij! Die heb ik ook. Waarom sta ik dan in de portiek?`,
  },
  {
    in: 'adem/avond',
    daysAgo: 2,
    from: '20:50',
    lines: `
a: De tip van @sanne_de_wit om om negen uur het grote licht uit te doen houd ik nu elf dagen vol. Mijn kat vindt me sindsdien gezelliger.
b: Bij ons is het de puber die erbij komt zitten. Niemand zegt er iets over, we zijn bang dat het ophoudt.
teun> Niets zeggen is de juiste interventie.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 1,
    from: '19:20',
    lines: `
sanne: Mijn volgende: lunch zonder scherm. Ik meet hoe moe mijn ogen zijn om vijf uur. Is een week vooraf genoeg?
a> Ruim, als je niet net een deadline hebt. Mijn ogen zijn in een drukke week twee punten slechter.
b>> Ik doe precies dit sinds maandag. Mijn tip: eet ook niet bij je toetsenbord, want dan kijk je toch.
jasper> Dat eten bij het toetsenbord herken ik iets te goed.
c: Vraag aan @jasper_vdb: komt er nog een avond over het lezen van je eigen cijfers? Ik zoek hulp bij mijn weekgemiddelden.`,
  },
  {
    in: 'universiteit/beweging',
    daysAgo: 1,
    from: '17:40',
    lines: `
a: Wie loopt er zondag mee in {a.stad}? @sanne_de_wit, jij zei vorige week dat je ooit wilde aanhaken.
b: Ik, als het niet vriest. En anders ook.
a> Dan zijn we met vijf. Half elf bij de kerk.
jasper: Mooi initiatief. Zet er een foto van in dit kanaal, dan zien anderen hoe laagdrempelig het is.
b> Doen we, van achteren, want van voren kijken we altijd of het koud is.`,
  },
  {
    in: 'universiteit/voeding',
    daysAgo: 0,
    from: '07:10',
    lines: `
sanne: Wat ontbijten jullie als je geen eieren meer kunt zien?
a> Hüttenkäse met peer en een beetje kaneel. Klinkt als een straf, is het niet.
b>> Restje dal van gisteren. Mijn collega’s ruiken het, ik ben om twaalf uur nog niet hongerig.
noor: Kwark met walnoten, of haring als je durft.`,
  },
]
