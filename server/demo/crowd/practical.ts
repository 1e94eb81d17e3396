type Practical = { bring: string; travel?: string }

const amelisweerd = `
Fiets: vanaf Utrecht Centraal twintig minuten langs de Kromme Rijn, rekken bij de ingang
Auto: parkeerplaats aan de Koningslaan, daarna vijf minuten lopen`

/** What a teacher would write about what to bring and how to get there, by the title of an event of the big demo community (COM-START-49). */
export const practical: Readonly<Record<string, Practical>> = {
  'Zonsopkomstwandeling Amelisweerd': {
    bring: `
Warme jas: we staan ook stil, en dan koelt het snel af
Schoenen die vies mogen: het pad langs de Kromme Rijn is zacht
Thermosbeker: met iets warms voor onderweg
Lampje: voor de heenweg, daarna wennen je ogen vanzelf`,
    travel: `
Trein: station Bunnik, daarna een half uur lopen${amelisweerd}`,
  },
  'Vragenuur: je eerste N=1': {
    bring: `
Je opzet: één zin is genoeg, wat verander je en wat meet je
Je getallen tot nu toe: op papier of op een foto
Koptelefoon: dan zit je huisgenoot niet in ons gesprek`,
  },
  'Masterclass Ochtendlicht': {
    bring: `
Warme jas en handschoenen: we zijn een uur buiten
Telefoon met een lichtmeter: elke gratis app is goed
Je eigen mok: de thee en de soep staan klaar
Je bedtijden van de afgelopen week: die heb je nodig voor je dagplan`,
    travel: `
Trein: station Bunnik, om 07:50 vertrekt er een groepje vanaf het perron${amelisweerd}
Slecht ter been: app 085 000 1234, dan mag je tot bij het koetshuis rijden`,
  },
  'Koud water, warme thee': {
    bring: `
Zwemkleding: het liefst al aan onder je kleren
Twee handdoeken: één om op te staan en één voor jezelf
Muts en dikke sokken: die doen na afloop het meeste
Slippers of surfschoentjes: er liggen schelpen
Beker: de thee is er, jouw beker niet
Akkoord van je arts: als je klachten hebt aan hart of vaten`,
    travel: `
Auto: betaald parkeren aan de Zeeweg, daarna de strandopgang af
Fiets: vanaf station Overveen twintig minuten door de duinen
Samen rijden: zo vroeg gaat er nog geen bus, vraag in het kanaal wie er langskomt`,
  },
  'Ademlab: rust in vier tellen': {
    bring: `
Losse kleding: niets strak om je buik
Dikke sokken: de schoenen gaan uit
Kussen of deken: als je liever ligt
Lichte lunch: eet niet meer na half één`,
    travel: `
Tram: halte De Clercqstraat, drie minuten lopen langs de kade
Fiets: rekken voor de deur, zet hem twee keer vast
Auto: parkeren is duur, neem liever de tram vanaf een P+R`,
  },
  'Roodlicht, wat is bewezen?': {
    bring: `
Je lamp: als je er een hebt, met de handleiding erbij
Meetlint: we rekenen uit op welke afstand je zit
Pen en papier: voor een proefje van jezelf`,
  },
  'Eten van het land': {
    bring: `
Laarzen: we oogsten eerst, en het land is nat
Schort en een scherp mes: zet je naam op het heft
Bakje met deksel: er blijft altijd iets over
Dieet of allergie: geef het door bij je aanmelding, dan koken we eromheen`,
    travel: `
Trein: station Weesp, twaalf minuten lopen door het oude centrum
Fiets: binnenplaats met rekken
Auto: parkeren aan de rand van de vesting, daarna tien minuten lopen`,
  },
  'Ademen voor beginners': {
    bring: `
Stoel met een rechte rug: of een stevig kussen op de grond
Horloge of twee vingers: om je hartslag te tellen
Een deur die dicht kan: een uur is genoeg`,
  },
  'Meetavond: wat zegt je horloge?': {
    bring: `
Horloge of ring: met de app op je telefoon
Opgeladen telefoon: we bladeren door veertig nachten
Leesbril: de grafiekjes zijn klein`,
    travel: `
Trein: Utrecht Centraal, tien minuten lopen
Bus: halte Neude, tegenover de ingang
Fiets: bewaakte stalling om de hoek
Auto: niet handig in de binnenstad, neem een P+R en de bus`,
  },
  'Stilte en paddenstoelen in het Speulderbos': {
    bring: `
Laarzen of wandelschoenen: na regen staan er plassen
Zitmatje: een plastic zak is ook goed
Beker: de thee dragen wij
Telefoon: uit, onder in je tas`,
    travel: `
Auto: parkeerplaats Drie is in het weekend snel vol, kom om kwart over negen
Fiets: vanaf station Ermelo 25 minuten door het bos
Meerijden: vanaf station Ermelo, laat het Teun een dag vooraf weten`,
  },
  'Koken voor zonsondergang': {
    bring: `
Schort: een oud overhemd werkt ook
Je fijnste mes: met je naam erop
Bakje met deksel: voor morgen
Dieet of allergie: geef het door bij je aanmelding`,
    travel: `
Bus: vanaf station Nijmegen tien minuten
Fiets: stalling op de binnenplaats van het buurthuis
Auto: betaald parkeren in de straat`,
  },
  'Ochtendclub Utrecht': {
    bring: `
Lampje of reflectie: in de winter begin je in het donker
Schoenen voor vier kilometer: het pad is half verhard
Laagjes: na tien minuten heb je het warm
Droge sokken: voor op je werk`,
    travel: `
Fiets: zet hem vast bij ingang noord, daar staan we
Trein: station Utrecht Overvecht, 25 minuten lopen
Auto: er is geen parkeerplek, kom liever anders`,
  },
  'Beginnersavond: je eerste nulmeting': {
    bring: `
Eén vraag: wat wil je over drie maanden anders zien?
Pen en papier: je gaat weg met een lijstje
Je agenda: je kiest zeven dagen`,
  },
  'Avond zonder stroom': {
    bring: `
Warme trui: de verwarming gaat ook uit
Kaars of lantaarn: één per persoon is genoeg, lucifers hebben wij
Kom en lepel: voor de soep
Je cijfer van de nacht ervoor: dan kun je de volgende ochtend vergelijken`,
    travel: `
Trein: station Tilburg, uitgang Spoorzone, acht minuten lopen
Fiets: rekken naast de ingang
Auto: betaald parkeren in de Spoorzone
Rolstoel: de vloer ligt gelijk met de straat, de brede deur zit links`,
  },
  'Slaapcafé Rotterdam': {
    bring: `
Een slechte nacht: om over te vertellen, liefst van jezelf
Je logboek: als je er een bijhoudt
Beker: er is thee, en met opzet geen koffie`,
    travel: `
Tram: vanaf Rotterdam Centraal richting Crooswijk, daarna vijf minuten lopen
Fiets: rekken voor de deur
Auto: betaald parkeren tot elf uur ’s avonds`,
  },
  'Duinwandeling bij zonsopkomst': {
    bring: `
Warme jas en muts: boven op het duin waait het altijd
Schoenen met profiel: het laatste stuk is los zand
Verrekijker: als je er een hebt
Beker: de koffie nemen wij mee`,
    travel: `
Trein: station Bloemendaal, daarna een half uur lopen of tien minuten fietsen
Fiets: rekken bij de ingang van het park
Auto: parkeerplaats aan de Bergweg, neem een bankpas mee`,
  },
  'Wintermoestuin in een middag': {
    bring: `
Werkhandschoenen: die van jou passen beter dan die van ons
Kleren die vies mogen: want dat worden ze
Snoeischaar: als je er een hebt
Pot of bakje: je gaat naar huis met veldsla`,
    travel: `
Tram: halte Valkenbosplein, een paar minuten lopen
Fiets: rek achter het hek, in de tuin
Auto: betaald parkeren in de hele wijk`,
  },
  'Kracht met een rugzak': {
    bring: `
Stevige rugzak: met een band om je heupen
Acht kilo boeken: begin met vijf als je twijfelt
Schoenen met een vlakke zool: geen hakjes, geen luchtkussens
Bidon: er is een kraan
Klachten aan rug of knieën: meld ze vooraf, dan past Teun de oefeningen aan`,
    travel: `
Bus: vanaf station Nijmegen richting Groesbeek, uitstappen bij het sportpark
Fiets: vanaf het station een kwartier, heuvelop
Auto: gratis parkeren bij de velden`,
  },
  'Winterduik, rustig aan': {
    bring: `
Zwemkleding: onder je kleren
Twee handdoeken en een badjas: die liggen klaar als je eruit komt
Slippers of surfschoentjes: het zand is kouder dan het water
Muts: die houd je in zee ook op
Iemand die je jas vasthoudt: handig, en gezellig`,
    travel: `
Bus: vanaf station Beverwijk tot de laatste halte, daarna vijf minuten lopen
Fiets: vanaf Beverwijk een half uur, meestal wind tegen
Auto: parkeerterrein aan de boulevard, op drukke dagen vroeg vol`,
  },
}
