import type { Evening } from './evening.ts'

/** The first two evenings that can be watched again; all of it is invented. */
export const beginning: readonly Evening[] = [
  {
    title: 'Kennismaken: meten doe je samen',
    description:
      'Voor wie net binnen is: wat een nulmeting is, hoe je één ding kiest en waar je je getallen opschrijft.',
    by: 'jasper',
    fromTuesday: -40,
    at: '20:00',
    minutes: 56,
    video: 'Y-rmzh0PI3c',
    parts: { a12: { from: 30, to: 52 }, a11: { from: 45 }, a27: { from: 30 } },
    talk: `
-6 a1: Ik zit klaar, met thee en een leeg schrift.
-4 a2: Beeld is goed, geluid hoor ik nog niet. Of is dat de bedoeling?
-3 jasper> Klopt, we beginnen zo. Pak vast iets om mee te schrijven.
-1 a3: Hallo vanuit {a3.stad}!
0 a4: Hier met z’n tweeën op de bank, dus tel mij dubbel.
2 a5: Het geluid staat bij mij zacht, maar dat kan mijn laptop zijn.
3 a6> Bij mij is het prima.
5 a7: Eerste avond voor mij. Ik ben benieuwd of ik dit volhoud.
7 a8> Dat dacht ik ook. Nu is het net zo gewoon als tandenpoetsen.
9 jasper: Schrijf één zin op: wat zou je over drie maanden anders willen zien, en in welk getal?
10 a9: Hoe vaak ik ’s nachts opsta. Nu drie keer.
10 a10: Minuten tot ik slaap. Ik heb geen idee hoeveel, dus daar begint mijn meting.
11 a11: Traplopen zonder te puffen. Ik woon drie hoog.
11 a12: Mijn humeur om vijf uur, als de kinderen thuiskomen.
12 a13> Die wil ik ook. Zet je er een cijfer bij?
13 a12: Van 1 tot 10. Gisteren een 4, en dat was een goede dag.
15 a14: Mag het ook iets zijn dat je al maanden bijhoudt?
16 jasper> Graag zelfs. Dan heb je je nulmeting al liggen.
19 a15: Ik wil eigenlijk drie dingen tegelijk aanpakken. Dom?
20 a16> Menselijk. Maar dan weet je straks niet welke het deed.
22 a3: Die zeven punten die alle kanten op springen: zo ziet mijn week er dus ook uit.
24 a17: Ik schrijf mee op een envelop van de Belastingdienst. Dan heeft die ook nut.
27 a18: Ik werk in wisseldienst en heb geen twee dezelfde dagen. Kan ik dan wel meedoen?
28 fatima> Ik draai nachten. Ik vergelijk alleen vroege diensten met vroege diensten, dan lukt het.
30 a18: Daar was ik zelf niet op gekomen.
33 a19: Pauze voor de hond, dit stukje kijk ik straks terug.
36 a20: ‘Een vergeten dag laat je leeg’ hangt morgen op mijn koelkast.
38 a21: Ik vulde ze altijd achteraf in. Betrapt.
39 a22> Achteraf is alles een 7.
42 a6: Zeven dagen is dus het minimum. Ik had er drie.
43 a10> Ik doe er tien, want in het weekend ben ik een ander mens.
46 a23: Hoe heette die app voor lux ook alweer?
47 jasper> Elke gratis lichtmeter is goed genoeg, als je maar steeds dezelfde gebruikt.
50 a24: Ik ga voor tien minuten buiten voor negenen. Meten: hoe laat ik slaap krijg.
51 a25: Zelfde hier. Zullen we over een week vergelijken?
52 a24> Leuk. Ik zet hem bij Mijn experiment.
54 a1: Mijn schrift is niet leeg meer. Mooie avond!
55 a7: Zin in. Tot in het logboek.
56 a26: Ik ga op tijd naar bed. Begin van mijn meting.`,
    questions: `
8 a6 9 18: Hoe lang moet een nulmeting minstens duren?
14 a12 12 26: Is een rapportcijfer voor je humeur wel een meting, of moet een apparaat het zien?
25 a18 7 34: Ik werk in wisseldiensten. Met welke dagen vergelijk ik wat?
29 a15 15 45: Wanneer weet je of een verschil toeval is?
37 a14 4 48: Mag ik intussen gewoon op vakantie, of verpest ik het dan?
44 a27 3 -: Kan ik samen met mijn partner meten, of beïnvloed je elkaar dan?`,
  },
  {
    title: 'Licht in de winter: wat meet je zelf?',
    description: 'Over lux op je bureau, een wandeling om half negen en waarom het raam niet telt.',
    by: 'teun',
    fromTuesday: -33,
    at: '20:00',
    minutes: 51,
    video: 'TLkA0RELQ1g',
    parts: { b9: { from: 35 }, b14: { to: 62 }, b15: { to: 62 }, b8: { to: 64 }, b24: { to: 64 } },
    talk: `
-8 b1: Goedenavond! Grote lamp uit, kaars aan, laat maar komen.
-5 b2: Vanuit {b2.stad}, waar het de hele dag niet licht is geworden.
-2 teun: Welkom. Wie een lichtmeter op de telefoon heeft: zet hem vast open, we gaan zo meten.
1 b3: Welke gebruiken jullie?
2 b4> Die van mij heet gewoon Lux en is gratis. Gaat prima.
3 anouk: Bij mij geeft het bureau 180 lux. Is dat weinig?
5 teun> Buiten is het overdag bij bewolking al gauw 3.000. Dus ja.
6 b5: Keukentafel: 210. En daar noem ik het altijd ‘lekker licht’.
6 b6: Bank: 34. Dat verklaart wat.
7 b7: 95 aan het bureau. Ik dacht dat mijn app stuk was.
8 b8: Op mijn werk onder een tl-buis haal ik 640. Wint dat?
9 teun> Binnen wel. Van buiten win je het nooit.
11 b9: Ik loop elke ochtend een half uur voor het werk. Sindsdien val ik om elf uur in slaap in plaats van half één.
12 b10> Ook als het regent?
13 b9: Dan korter, met capuchon. De hond bepaalt.
16 b11: Ik zit al acht jaar naast een groot raam. Ik wist niet dat het zoveel wegneemt.
18 b12: Net de balkondeur opengezet om te testen. Huisgenoten niet blij.
20 sanne: Hoe lang duurde het voor je het in je logboek terugzag, {b9}?
21 b9> Een week of drie. De eerste week vond ik het onzin.
23 b13: Mijn brillenglazen kleuren mee. Maakt dat uit?
24 teun> Zet hem bij de vragen, dan pak ik hem zo.
27 b14: Ik werk in een magazijn zonder ramen. Mijn pauze is alles wat ik heb.
28 b15> Hier ook. Wij eten nu met z’n vieren op het laadperron, jas aan.
30 b14: Op het laadperron, dat kan bij ons ook!
32 b16: Op het balkon meet ik overdag 1.900 en op straat 5.200. Waarom scheelt dat zo?
33 b17> Dak boven je hoofd. Je ziet maar de helft van de hemel.
35 b18: Eindelijk iemand die het zonder enge grafieken uitlegt.
38 b19: Zelfde tijd, zelfde plek, zelfde kant op kijken. Genoteerd.
40 b20: En dan niet midden in de week een nieuwe lamp kopen, begrijp ik.
41 teun> Precies. Eén ding tegelijk, hoe saai ook.
43 b21: Ik begin maandag aan een meetweek. Wie nog meer?
44 b22> Ik! Met dezelfde app, dan kunnen we naast elkaar leggen.
44 b23>> Doe mij ook maar.
46 b24: Wij met de hele afdeling. Of nou ja, met z’n drieën.
49 b6: Bank nog steeds 34. Ik ga maar gewoon slapen.
50 teun: Over medicijnen en zon: vraag het aan je apotheek of huisarts. Zij kennen jouw doosje, ik niet.
51 b2: Morgen half negen buiten, afgesproken.`,
    questions: `
6 anouk 11 14: Telt licht door het raam mee?
23 b13 8 31: Haalt een bril die meekleurt licht weg dat je juist wilt?
26 b14 9 36: Wat als je overdag nergens buiten komt?
34 b25 13 42: Heeft het nog zin om ’s middags te gaan als de ochtend niet lukt?
39 b26 10 47: Is een daglichtlamp aan het ontbijt hetzelfde als naar buiten gaan?
45 b27 2 50: Ik slik medicijnen waardoor ik slecht tegen zon kan. Geldt dit dan ook voor mij?
48 b1 6 -: Komt er een avond over licht in de zomer, als het juist te lang duurt?`,
  },
]
