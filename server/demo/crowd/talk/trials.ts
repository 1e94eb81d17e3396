import type { Overheard } from './overheard.ts'

/** What the crowd says in 'Mijn experiment', in the archive of spring and in the news. */
export const trials: readonly Overheard[] = [
  {
    in: 'experimenten/opzet',
    daysAgo: 40,
    from: '19:20',
    lines: `
a: Opzet: elke werkdag lopend naar kantoor, 2,4 kilometer. Ik meet mijn humeur bij binnenkomst, 1 tot 10. Eerst een week met de tram.
b: Wat doe je op thuiswerkdagen?
a> Dan telt het niet. Alleen kantoordagen, dus het duurt langer.
teun: Goed dat je dat vooraf beslist. Achteraf beslissen is sjoemelen zonder dat je het merkt.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 36,
    from: '20:35',
    lines: `
a: Ik wil weten of magnesium iets doet tegen mijn kuitkrampen. Kan ik dat blind doen? Mijn man wil de potjes wel verwisselen.
noor> Ja, als jullie allebei capsules hebben die er hetzelfde uitzien. Laat hem een lijstje in een envelop stoppen, en houd je aan de dosering op de verpakking. Slik je medicijnen, vraag het dan even bij de apotheek na.
b: Een dubbelblind huwelijk!
a> Enkelblind. Hij kan zijn gezicht niet in de plooi houden.
c: Twee weken en twee weken?
a: Vier keer een week, door elkaar. De envelop ligt bij mijn zus.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 33,
    from: '18:10',
    parts: { a: { to: 35 } },
    lines: `
a: Mag je ook iets stoms testen? Ik wil weten of ik meer doe als ik mijn bed opmaak.
b: Stom bestaat hier niet.
c: Wat is ‘meer’?
a> Aantal afgevinkte dingen op mijn lijst om zes uur. Twee weken wel opmaken, twee weken niet.
b> Schrijf je lijst dan wel de avond ervoor, anders maak je hem korter op slechte dagen.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 29,
    from: '21:05',
    lines: `
a: Iemand tips om met een drukke baan toch elke dag te meten? Ik haal de vierde dag niet.
b: Meet één ding, op een moment dat er al is. Tandenpoetsen, cijfer, klaar.
c: Plakband en een potlood op de badkamerspiegel.
d> Ik heb een dag overslaan toegestaan, mits ik hem leeg laat en niet achteraf verzin.
a: Dat laatste deed ik stiekem wel. Ik begin opnieuw, op de spiegel.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 25,
    from: '19:45',
    lines: `
a: Uitslag van het bed: opgemaakt 6,1 dingen per dag, niet opgemaakt 6,0. Ik maak het nooit meer op.
b: Wetenschap kent geen genade.
c: Mijn moeder mag dit nooit lezen.
teun: Geen verschil is een volwaardige uitslag. En je hebt er elke ochtend twee minuten bij.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 22,
    from: '17:30',
    lines: `
a: Kan iemand meekijken? Ik verander: naar buiten binnen een half uur na opstaan. Ik meet: hoe laat ik ’s avonds voor het eerst gaap. Is gapen een meetwaarde?
b: Leuker dan de meeste.
teun> Zeker, als je het meteen opschrijft. Maak er een klok van: eerste gaap na zeven uur ’s avonds. En vraag huisgenoten om niet te wijzen.
a: Ze wijzen nu al.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 17,
    from: '20:00',
    lines: `
a: De envelop is open. Magnesium: 5 krampen in twee weken. Namaak: 6 krampen in twee weken.
b: Dus niets?
a> Dus niets, bij mij. Ik was er zeker van dat week twee de echte was. Het was bakpoeder.
noor: Wat een schitterend experiment. Krampen kunnen veel oorzaken hebben, dus als ze je plagen is de huisarts de volgende stap.
c: Ik ga dit aan mijn zwager laten lezen. Die verkoopt het spul.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 11,
    from: '18:55',
    parts: { a: { from: 50 } },
    lines: `
a: Ik heb drie vragen en ik wil ze alle drie tegelijk testen. Houd me tegen.
b: Tegengehouden.
c> Zet ze op volgorde van hoe makkelijk je stopt. Die begin je mee.
a: Dan is het: geen nieuws voor het ontbijt. Ik meet mijn schouders, ontspannen ja of nee, om negen uur.
teun: Schouders ja of nee. Prachtig. Ga.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 6,
    from: '19:15',
    lines: `
a: Wat doe je als je experiment halverwege door ziekte wordt afgebroken?
b> Ik heb de zieke dagen leeg gelaten en er evenveel achteraan geplakt.
c: Opnieuw beginnen. Pijnlijk, maar na griep was mijn nulmeting ook niks meer waard.
a: Opnieuw dus. Vrijdag dag één, voor de tweede keer.`,
  },
  {
    in: 'experimenten/opzet',
    daysAgo: 2,
    from: '20:25',
    lines: `
a: Humeur bij binnenkomst, 22 kantoordagen verder: tram 5,8 en lopend 7,1. Mijn collega’s zeggen dat ik eerst koffie nodig had en nu niet meer.
b: Heb je die koffie ook geteld?
a> Nee! Dat is dan mijn volgende.
teun>> Let op: op droge dagen loopt het lekkerder. Kijk eens of de natte dagen ook hoger zijn.
a: Net gekeken. Nat 6,6. Nog steeds hoger dan de tram.`,
  },
  {
    in: 'experimenten/archief',
    daysAgo: 215,
    from: '19:30',
    lines: `
a: Slotcijfers van het voorjaar: zes weken fietsen, rusthartslag van 70 naar 65. Begonnen in de natste maart die ik me herinner.
b: En je hield het vol. Ik stopte na de eerste hagel.
a> De hagel heb ik bij ‘bijzonderheden’ gezet.`,
  },
  {
    in: 'experimenten/archief',
    daysAgo: 205,
    from: '20:10',
    lines: `
a: Zonder suiker in de thee, acht weken. Geen verschil in mijn middagdip, wel in mijn theezakjes: ik proef ze nu.
b: Een uitslag met smaak.
teun: Dit kanaal gaat op slot nu het voorjaar voorbij is. Dank jullie, er staan 43 experimenten in om na te lezen.`,
  },
  {
    in: 'universiteit/nieuws',
    daysAgo: 40,
    from: '09:30',
    lines: `
jasper: De herfst begint en daarmee een nieuw seizoen. Zes weken lang zetten we elke maandag de nieuwe lessen en evenementen op een rij.
jasper: Deze week: twee nieuwe lessen in level 2, en op zaterdag een wandeling in Amelisweerd.`,
  },
  {
    in: 'universiteit/nieuws',
    daysAgo: 33,
    from: '09:45',
    lines: `
teun: De challenge ‘Schermen uit om negen uur’ begint vanavond en duurt veertien dagen. Ruim zestig mensen doen mee.`,
  },
  {
    in: 'universiteit/nieuws',
    daysAgo: 26,
    from: '10:10',
    lines: `
jasper: We zijn de tweehonderd leden voorbij. Wie net binnen is: begin in Welkom, en lees daarna één experiment van een ander. Dat leert sneller dan alle uitleg.`,
  },
  {
    in: 'universiteit/nieuws',
    daysAgo: 19,
    from: '09:20',
    lines: `
teun: De schermen-challenge is klaar. De meesten haalden er meer dan tien van de veertien. Wat opviel: niet het uur zelf was lastig, maar het eerste kwartier erna.
jasper: De award staat op je profiel als je het haalde. Neem hem mee naar je volgende experiment.`,
  },
  {
    in: 'universiteit/nieuws',
    daysAgo: 5,
    from: '10:30',
    lines: `
jasper: Maandag opent de inschrijving voor de winterreeks. Plaatsen gaan op volgorde van aanmelding; wie op de wachtlijst staat krijgt vanzelf bericht als er een plek vrijkomt.`,
  },
]
