import type { Evening } from './evening.ts'

/** Two evenings of the middle weeks; all of it is invented. */
export const middle: readonly Evening[] = [
  {
    title: 'Vraag het de docent: eten en je nacht',
    description:
      'Elke tweede dinsdag beantwoordt een docent jouw vragen. Deze keer: hoe laat je eet, en wat je daar zelf van merkt.',
    by: 'noor',
    fromTuesday: -28,
    at: '20:00',
    minutes: 58,
    isForStudents: true,
    video: 'R6MlUcmOul8',
    parts: { c4: { from: 40, to: 58 }, c5: { from: 36, to: 60 }, c11: { to: 60 }, c13: { from: 50 }, c14: { to: 64 } },
    talk: `
-9 c1: Ben ik vroeg? Ja, ik ben vroeg.
-7 c2> Ik ook. Voordeel van eten om half zes.
-3 noor: Goedenavond! Zet je vraag hiernaast en steun de vragen die jij ook hebt, dan begin ik bij de drukste.
1 c3: Ik zit nog te eten, is dat erg?
2 noor> Vanavond niet. Schrijf wel op hoe laat.
4 c4: Wij eten met pubers om acht uur, eerder is er niemand thuis.
6 c5> Bij ons precies zo. Ik eet nu warm tussen de middag en ’s avonds soep met hen mee.
9 c6: Ik dacht dat ik van pasta slecht sliep. Blijkt dat ik dan ook wijn drink.
10 c7> Au. Herkenbaar.
11 noor: Mooi voorbeeld van twee dingen die altijd samen komen.
13 c8: Op dagen dat ik na negenen at, lag ik gemiddeld twintig minuten langer wakker. Maar dat waren ook feestjes.
15 c9> Dan is het een feestjesmeting.
18 c10: Kwark voor het slapen, ja of nee?
19 c11: Mijn opa zwoer bij een beschuit. Hij werd 94.
20 c12> N=1!
22 c13: Ik heb diabetes type 2 en een sensor. Ik zie verschil tussen zes uur en half negen eten.
23 noor> Laat dat zien aan je praktijkondersteuner voor je iets aan je maaltijden of medicijnen verandert.
24 c13: Over twee weken zit ik daar. Ik neem de grafiek mee.
27 c14: Hoe doen mensen dit die om vier uur ’s nachts beginnen?
28 pieter> Vrachtwagen hier. Warm eten om elf uur ’s ochtends, op de parkeerplaats. Raar, maar het went.
31 c15: Ik snoep vooral als ik moe ben, niet als ik trek heb.
32 c16> Ik zet een M of een T achter alles na acht uur. Moe of trek.
33 c15: Die neem ik over!
36 c17: Vanavond geen toetje, eens kijken wat er gebeurt.
37 c18> Eén avond is geen meting 😉
40 c19: Fijn dat niemand zegt dat ik nooit meer chips mag.
42 noor> Zet het moment erbij en geniet ervan.
45 c20: Ik mis nog iets over koffie. Of is dat een andere avond?
46 noor> Over koffie schrijft Jasper een artikel, dat komt op de blog.
49 c22: Ik stop veertien dagen om zeven uur met eten. Iemand mee?
50 c23> Half acht, dan wel.
51 c24>> Zeven uur, tot aan de verjaardag van mijn zus.
53 noor: Over vasten met schildklierklachten zeg ik hier niets. Dat hoort bij je huisarts of een diëtist die jou kent.
55 c25: Blij dat ik bleef hangen, dat stukje over vezels had ik nodig.
58 c1: Dank Noor, en slaap lekker allemaal.`,
    questions: `
5 c4 16 12: Wat als je door werk of kinderen echt niet voor acht uur kunt eten?
16 c10 14 25: Helpt iets kleins met eiwit vlak voor bed, of slaap je daar juist slechter van?
21 c26 11 41: Maakt het uit of ik het brood aan het begin of aan het eind van de maaltijd eet?
26 c14 6 30: Ik begin om vier uur ’s nachts. Wat is dan mijn avondeten?
29 c15 8 35: Hoe meet je snaaien zonder er de hele dag mee bezig te zijn?
38 c27 9 47: Wordt mijn nacht beter als ik na het eten minder drink?
44 c28 5 53: Kun je iets zeggen over vasten bij schildklierklachten?
48 c29 4 -: Zijn er recepten voor wie om half zes nog niets in huis heeft?`,
  },
  {
    title: 'Je horloge zegt 62, en nu?',
    description:
      'Hartslag in rust, HRV en slaapscores: wat een horloge meet, wat het raadt en welk getal je rustig kunt vergeten.',
    by: 'teun',
    fromTuesday: -19,
    at: '20:00',
    minutes: 53,
    video: 'WhWc3b3KhnY',
    parts: { d9: { from: 60 }, d19: { from: 55 }, d20: { from: 40, to: 70 } },
    talk: `
-4 d1: Ik heb drie apparaten om, voor de zekerheid.
-3 d2> En zeggen ze hetzelfde?
-1 d1: Nee. 58, 61 en ‘bezig met laden’.
1 teun: Goedenavond! Kijk hoe hoog je hartslag nu is en typ het getal, met je houding erbij.
1 d3: 64, bank.
2 d4: 71, net de trap op.
2 d5: 58, onderuit.
2 d6: 83. Ik kook nog.
3 d7: 66, hond op schoot.
3 d8: 77, ik praat te veel.
4 d9: 69. Geen horloge, twee vingers en de keukenklok.
5 teun> Dat is de eerlijkste meter van de avond.
9 d10: Mijn slaapscore was vannacht 91 en ik voelde me een vaatdoek.
10 d11> Andersom kan ook: 54, en ik sprong het bed uit.
11 d12: Ik kijk pas nadat ik heb opgeschreven hoe ik me voel.
12 teun> Goede volgorde. Eerst je eigen cijfer, dan pas het horloge.
15 d13: Na twee glazen wijn stijgt mijn hartslag de hele nacht. Ik dacht dat het aan de chips lag.
16 d14> Bij mij drie slagen per glas, bijna wetenschappelijk.
19 d15: Die ene nacht op drie horloges mag op een T-shirt.
21 marloes: In het begin keek ik elke ochtend. Nu eens per week, en dat slaapt beter.
22 d16> Ga ik ook doen. Zondag wordt kijkdag.
25 d17: Mijn ring denkt dat ik slaap als ik een film kijk.
26 d18> De mijne denkt dat ik sport als ik deeg kneed.
29 d19: Mijn cardioloog kijkt er ook naar, maar alleen als ik zelf iets merk.
30 teun> Zo hoort het. Merk je iets vreemds, bel dan en wacht niet op een app.
33 d20: HRV van 23. Moet ik me nou zorgen maken?
34 teun> Niet om het getal. Vergelijk het met je eigen afgelopen weken, en bel je huisarts als je klachten hebt.
36 d20: Dan leg ik hem weer in de la.
38 d21: Dat ‘diepe slaap’ voor een deel geraden wordt, scheelt mij een hoop piekeren.
41 d22: Meten jullie ’s nachts aan dezelfde pols?
42 d23> Altijd links, en een gaatje strakker.
45 d24: Mijn plan: veertien dagen rusthartslag, niets veranderen, niet kijken tot het eind.
46 d25> Niet kijken, dát wordt de uitdaging.
49 d9: Nu 61, nog steeds met twee vingers. Luisteren helpt ook.
50 d3: 59 hier, zelfde bank.
52 d26: Mooi verhaal, Teun. Vannacht gaat de slaapscore uit.`,
    questions: `
8 d10 17 18: Waarom zegt mijn score iets anders dan ik voel?
13 d27 21 27: Welk getal houd ik bij als ik er maar één mag kiezen?
24 d28 12 31: Kan een horloge een hartritmestoornis zien, en mag ik daarop vertrouwen?
28 d20 14 35: Wat is een gewone HRV voor iemand van {d20.leeftijd}?
37 d29 9 48: Meet een ring beter dan een horloge?
40 d22 6 44: Maakt het uit aan welke pols je het draagt?
47 d16 3 -: Hoe bewaar ik mijn oude metingen als ik van merk wissel?`,
  },
]
