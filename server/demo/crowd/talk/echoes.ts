/** What the crowd says under an episode or a post of the demo, by its title; each line is said by somebody else. */
export const underEpisodes: Readonly<Record<string, readonly string[]>> = {
  'Wat je ochtend doet met je avond': [
    'Bij 6:15 stond ik op de fiets en dacht: vanavond meten.',
    'Wij doen de opdracht met het hele gezin. De jongste vult de lijst in, dus er wordt niet gesmokkeld.',
    'Rustig gesprek, geen gejubel. Precies wat ik zoek.',
    'Twee keer geluisterd. Het stuk over het raam laat ik aan mijn collega’s horen.',
    'Na 21:05 blijf ik met een vraag zitten. Is het erg als je wekker al voor het licht gaat?',
    'noor: Nee hoor. Houd het dan in huis rustig met lampen, en ga naar buiten zodra het licht wordt.',
    'De opdracht loopt. Mijn bedtijden staan netjes onder elkaar, dat alleen al.',
  ],
  'Slapen met de router uit': [
    'Mooi dat Lotte ook zegt wat ze níet weet. Dat hoor je te weinig.',
    'Ik sliep beter, maar ik denk omdat de kinderen niet meer konden gamen.',
    'Een maand logboek is ook gewoon een prestatie.',
    'Hoe deed je dat met je wekker? Die van mij zit in mijn telefoon.',
    'lotte: Een wekker van zes euro uit de kringloop. Hij tikt, daar moest ik wel aan wennen.',
  ],
  'Eerst eiwit, dan brood': [
    'Vandaag in de bedrijfskantine geprobeerd. De soep ging voor, de broodjes bleven liggen.',
    'Dank voor de vegetarische voorbeelden aan het eind.',
    'Ik ben om, al was het alleen omdat ik nu langzamer eet.',
    'Mijn sensor ziet verschil, mijn buurman met dezelfde sensor niet. Mooi toch?',
    'noor: Heel mooi. En neem allebei je lijntjes mee naar de praktijkondersteuner.',
  ],
  'Trappen tellen, geen stappen': [
    'Negende verdieping, dag vier. Ik haat jullie en ik ga door.',
    'Teun klinkt alsof hij zelf net boven is.',
    'teun: Betrapt. Opname twee, na vier verdiepingen.',
    'Bij ons op de afdeling hangt nu een turflijst naast de lift.',
  ],
  'Aarde onder je voeten, ook in de stad': [
    'Plek drie ken ik! Daar loop ik de hond uit, voortaan met mijn schoenen in de hand.',
    'Let op glas. Ik doe het alleen nog waar ik de grond kan zien.',
    'teun: Goede tip. En met diabetes of weinig gevoel in je voeten: schoenen aan laten.',
    'Wat meet ik dan, behalve koude tenen?',
    'teun: Kies één ding, zoals hoe snel je die avond slaapt. En schrijf ook op hoe lang je buiten was, anders meet je dat.',
  ],
  'Cortisol, insuline, melatonine': [
    'Eindelijk uitleg waar ik geen kramp van krijg.',
    'Mijn huisarts moest lachen dat ik de podcast meenam, maar we hadden een goed gesprek.',
    'Kunnen jullie een vervolg maken over schildklier?',
    'noor: Staat op de lijst, dan wel met een internist erbij.',
    'Dat stuk bij 17:50 heb ik drie keer teruggespoeld, de goede kant op.',
  ],
  'Vitamine D in een donker land': [
    'Net het artikel gelezen en daarna geluisterd, dat vult elkaar fijn aan.',
    'Ik slikte het vijfvoudige. De apotheek gebeld en samen een gewone dosis gekozen, dank.',
    'Blij met de zin ‘meer is niet beter’. Die geldt voor wel meer op mijn aanrecht.',
    'jasper: En op dat van mij.',
  ],
}

export const underPosts: Readonly<Record<string, readonly string[]>> = {
  'De zon komt nu na achten op. Dit doe je met je ochtend.': [
    'Vanmorgen met de hele straat. Nou ja, met twee buren.',
    'Ik verplaats mijn koffie naar buiten, dat is alvast tien minuten.',
    'Kan het ook na het wegbrengen van de kinderen? Dat is kwart voor negen.',
  ],
  'Wat de eerste 200 nachten van leden laten zien': [
    'Dat de hoeveelheid minder uitmaakt dan het vaste moment vind ik de mooiste uitkomst.',
    'Ik doe mee met de volgende 200.',
    'Dat jullie die twee ‘later’ gewoon laten staan, daar word ik blij van.',
  ],
  'Eén verandering, één maat: een sjabloon voor je experiment': [
    'Uitgeprint en op het toilet gehangen. Nu doet het hele huis mee.',
    'Punt drie had ik vorig jaar moeten lezen.',
    'Fijn dat er ook staat dat niets veranderen een week duurt.',
  ],
  'Drie minuten per dag, drie weken lang': [
    'Ik ben erbij, na het tandenpoetsen.',
    'Gisteren zittend, vandaag liggend. Liggend was korter, want ik sliep.',
  ],
  'Eén nacht, drie meters': [
    'Ik heb mijn ring vannacht aan mijn partner gegeven. Volgens de app sliep ik prima.',
    'Duidelijker dan dit wordt het niet. Hij hangt nu bij ons in de kantine.',
  ],
  'Terugkijken: licht in de winter': [
    'In twee keer gekeken, bij de afwas. De afwas is ook schoon.',
    'Die vraag over brillen was van mij, ik voelde me beroemd.',
  ],
  'Niets gevonden is ook gevonden': [
    'Dan beken ik: zes weken eerder eten, lijn zo vlak als de polder.',
    'Vlak is ook rustig.',
    'jasper: Zet hem erbij! Met de weken erop, dan wordt het een mooie polder.',
  ],
  'Wanneer je beter even niet oefent': [
    'Dank. Ik heb epilepsie en durfde het niet te vragen. Nu vraag ik het mijn neuroloog.',
    'noor: Goed dat je dat doet. Tot die tijd ben je hier ook welkom om alleen mee te lezen.',
  ],
}
