import type { Draws } from './draws.ts'
import type { Kind } from './names.ts'

/** What members tell about themselves on their profile; each stands on one profile only. */
type Bio = [text: string, from?: number, to?: number, kind?: Kind]
const bios: readonly Bio[] = [
  ['Ik meet graag, maar niet alles tegelijk. Nu alleen mijn slaap.'],
  ['Drie kinderen, één hond en te weinig ochtenden.', 34, 60],
  ['Werkt vier dagen binnen en haalt het licht in op de vijfde.', 25, 65],
  ['Sceptisch begonnen, gebleven vanwege mijn eigen grafiek.'],
  ['Van de nachtdienst. Slaap wanneer ik mag.', 23, 64],
  ['Op zoek naar wat bij mij werkt, niet naar wat bij iedereen werkt.'],
  ['Loopt elke dag dezelfde ronde en ziet elke dag iets anders.', 20, 84],
  ['Beginnend moestuinier met meer slakken dan sla.'],
  ['Ik stel liever vragen dan dat ik antwoorden geef.'],
  ['Na een burn-out weer aan het opbouwen, stap voor stap.', 28, 62],
  ['Zwemt het hele jaar door in de plas achter het huis.'],
  ['Mijn eerste experiment mislukte. Dat was ook een uitslag.'],
  ['Houdt van lijstjes, thee en een donkere slaapkamer.'],
  ['Fietst naar het werk en telt de reigers.', 22, 65],
  ['Ex-roker sinds 2019. Sindsdien ruik ik de lente weer.', 30, 84],
  ['Leert op latere leeftijd hardlopen, heel langzaam.', 45, 84],
  ['Kookt met wat er in de buurt groeit.'],
  ['Mantelzorger. Rust is bij mij een planning.', 40, 75],
  ['Hoofdpijn was mijn reden om te beginnen met meten.'],
  ['Ik doe mee met mijn zus, zij is fanatieker.', 20, 70],
  ['Probeert het avondeten voor zevenen op tafel te krijgen.'],
  ['Schrijft alles op papier. De telefoon ligt in de keuken.'],
  ['Gelooft in kleine stappen en goede schoenen.'],
  ['Mijn huisarts vroeg hoe ik sliep. Ik had geen antwoord, nu wel.'],
  ['Van huis uit ongeduldig. Twee weken meten is een oefening.'],
  ['Twee jaar slecht geslapen, nu op zoek naar de knoppen.'],
  ['Doet alles met een omweg langs het water.'],
  ['Werkt met cijfers en wil er eindelijk zelf iets aan hebben.', 24, 64],
  ['Bakt brood, eet minder brood, houdt bij wat het doet.'],
  ['Zingt in een koor en ademt daarom al jaren netjes uit.'],
  ['Nieuwsgierig naar de winter: vorig jaar was ik vanaf november moe.', 20, 84],
  ['Schaatst, als er ijs is. Wandelt, als er geen ijs is.'],
  ['In de overgang en aan het uitzoeken wat helpt.', 44, 58, 'woman'],
  ['Heeft een balkon op het oosten en is daar blij mee.', 20, 84],
  ['Ik lees vooral mee. Zeg het als ik iets mis.'],
  ['Probeert op maandag hetzelfde ritme te houden als op zondag.', 20, 65],
  ['Bloedsuiker onder controle met wandelen na het eten. Mijn cijfers staan in het logboek.', 40, 84],
  ['Ging voor de grafiek, bleef voor de mensen.'],
  ['Maakt muziek tot laat en vraagt zich af wat dat kost.', 20, 60],
  ['Draagt een ring die alles meet en een man die niets gelooft.', 30, 70, 'woman'],
  ['Leeft met reuma. Beweging helpt, maar niet elke dag evenveel.', 40, 84],
  ['Thuiswerker zonder tuin, met een park op vier minuten.', 24, 64],
  ['Ik ben hier omdat mijn dochter het vroeg.', 50, 84],
  ['Verzamelt zonsopkomsten. Stand: 41.'],
  ['Kan niet stilzitten, leert het nu in blokjes van drie minuten.'],
  ['Kreeg op mijn zeventigste mijn eerste stappenteller.', 71, 84],
  ['Traint twee keer per week met een rugzak vol boeken.'],
  ['Minder scherm, meer bos. Lukt de ene week beter dan de andere.'],
  ['Drinkt koffie tot twaalf uur en geen druppel later.'],
  ['Slaapt het best met het raam open, ook in januari.'],
  ['Vegetariër met een zwak voor haring.'],
  ['Doet dit naast de studie. Tentamenweken tellen als experiment.', 19, 26],
  ['Zocht een stok achter de deur en vond een club.'],
]

type Told = { age: number; city: string; profession: string; kind: Kind }

/** What somebody of the crowd tells, or nothing: nearly half of them leave it empty. `taken` are those of others. */
export function bioFor(draw: Draws, { age, city, profession, kind }: Told, taken: Set<string>): string | null {
  if (draw.chance(0.42)) return null
  const fitting = bios.filter(
    ([text, from = 0, to = 99, only = kind]) => !taken.has(text) && age >= from && age <= to && kind === only,
  )
  if (fitting.length > 0 && draw.chance(0.75)) {
    const [text] = draw.pick(fitting)
    taken.add(text)
    return text
  }
  const told =
    age > 66
      ? `Ik ben ${age} en woon in ${city}.`
      : draw.chance(0.5)
        ? `${profession} in ${city}.`
        : `Woont in ${city}, ${age} jaar.`
  if (taken.has(told)) return null
  taken.add(told)
  return told
}
