import type { Motif } from './drawings.ts'

/**
 * How words in a title begin, or end where they are compounds, and the drawings that show what they say. The first that
 * is found decides, so what is done or counted stands before what it is done with: a walk after eating is a walk, and a
 * chart of sleep is a chart.
 */
export const subjects: readonly (readonly [RegExp, readonly [Motif, ...Motif[]]])[] = [
  [/\b(wak\b|ijs|sneeuw|vries|bevroren)/, ['ice', 'swim']],
  [/\b(kou\b|koud|zwem|duik|dompel)|(bad|duik)\b/, ['swim', 'ice']],
  [/\b(blote|bloots|aarden?\b|aarding|grounding|voet|blootvoets)/, ['feet']],
  // Where somebody walks is told by the word before it: nobody finds the sea in a wood.
  [/(duin|strand|kust)wandel/, ['dunes', 'walk']],
  [/(bos|herfst)wandel/, ['forest', 'walk']],
  [/\b(trap|stap)/, ['walk', 'lift']],
  [/\b(wandel|lopen|loop\b|buiten\b|ochtendclub)|wandeling/, ['walk', 'forest', 'polder']],
  [/\bkennismak/, ['table']],
  [/\b(meet\b|gemeten|n=1|cijfer|lux\b|getal|experiment)|met(en|ing|ingen)\b|meetavond|grafiek/, ['measure']],
  [/\b(cortisol|insuline|glucose|ferritine|hormo)/, ['tubes']],
  [/\b(slaap|slap|bed\b|nacht|melaton|wakker|router)/, ['sleep', 'cabin']],
  [/\b(bril|scherm|beeldscherm|blauw licht)|bril\b/, ['glasses']],
  [/\b(rood ?licht|vuur|sauna|kampvuur|haard|kaars|lamp|zonder stroom|avondlicht)/, ['fire', 'cabin']],
  [/\b(bos\b|boswand|bosbad|bomen|natuur)|bos\b/, ['forest', 'polder']],
  [/\b(hart\b|harts|hrv|pols|bloeddruk|horloge)/, ['heart']],
  [/\b(adem|long|zuurstof|rust|stil|medit|stress)|tellen in/, ['sit', 'lungs']],
  [/\b(bloed|lab\b|labs)/, ['tubes']],
  [/\bvitamine[ -]?d\b/, ['hand', 'dunes', 'window']],
  [/\bvitamine/, ['orange', 'crate']],
  [
    /\b(eetvenster|vasten|avondeten)|\beten (voor|na|tussen)|(uur|zonsondergang) eten|eten (op tijd|met de klok)/,
    ['clock', 'plate'],
  ],
  [/\blogboek/, ['measure']],
  [/\b(koffie|caf[eë][iï]n|thee)/, ['cup']],
  [/\b(klok|wintertijd|zomertijd|wekker|opstaan|ritme|dienst|dagstructuur)|dienst\b/, ['dial']],
  [/\b(ontbijt|ei\b|eier|eiwit)/, ['egg', 'plate']],
  [/\b(bouillon|soep|kook|koken|keuken|recept)/, ['pan', 'jars']],
  [/\b(ferment|zuurkool|kimchi|kefir)/, ['jars']],
  [/\b(fruit|sinaas|citroen|appel)/, ['orange']],
  [/\b(drink|glas\b|hydrat|mineral|zout|kraanwater)/, ['glass']],
  [/\b(diner|lunch|samen eten|tafel|maaltijd|borrel)/, ['table']],
  [/\b(zaai|tuin|plant|groei|wortel)|tuin\b/, ['sprout', 'crate']],
  [/\b(boer|markt|groente|seizoen|vezel|bonen|peulvrucht)/, ['crate', 'pan']],
  [/\b(oogst|etiket)|van het land\b/, ['crate', 'jars']],
  [/\b(vis\b|vlees|bord\b|eten\b|voeding|vet\b|vetten|brood)/, ['plate', 'egg', 'crate']],
  [/\b(strand|zee\b|duin|kust)/, ['dunes', 'feet']],
  [/\b(kracht|train|sport|beweeg|beweging|spier|tillen)/, ['lift', 'walk']],
  [/\b(bureau|werkplek)/, ['window', 'glasses']],
  [/\b(ochtend|zonsop|raam)/, ['window', 'hand', 'jetty']],
  [/\b(zon\b|zonl|zonn|zons|zonop|daglicht|licht)|licht\b/, ['hand', 'window', 'dunes', 'jetty']],
  [/\b(bewij[sz]|uitgangspunt|verandering|verschil)/, ['measure']],
  [/\b(boek|lezen|lees|terugkijken)/, ['book']],
  [/\b(docent|universiteit|les\b|lessen)/, ['lesson']],
  [/\bwelkom/, ['table']],
]
