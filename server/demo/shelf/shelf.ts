import type { Who } from '../people.ts'
import { deals } from './deals.ts'
import { readings } from './readings.ts'
import { taught } from './taught.ts'
import { merchandise, things } from './things.ts'
import type { Ware } from './wares.ts'

const { paneel, bril, kaars, masker, deken, rol, thermometer, ton } = things
const { trui, mok, tas, sokken, logboek, pet } = merchandise
const { eersteN1, ochtendlicht, boodschappen, etenMetDeKlok, blotevoeten, beterKijken } = readings
const { mat, dekbed, wekker, luxmeter, magnesium, thee } = deals

/** What the shop of the demonstration sells, in its order: kinds alternate, so that a page of it looks like a shop. */
export const shelf = {
  slaapritme: taught.slaapritme,
  bril,
  eersteN1,
  mat,
  kaars,
  slaaparchitectuur: taught.slaaparchitectuur,
  wekker,
  koudEnWarm: taught.koudEnWarm,
  paneel,
  trui,
  etenMetDeKlok,
  magnesium,
  mobiliteit: taught.mobiliteit,
  masker,
  logboek,
  rustigAdemen: taught.rustigAdemen,
  luxmeter,
  dagkaart: taught.dagkaart,
  deken,
  ochtendlicht,
  thermometer,
  mok,
  voorHetSlapen: taught.voorHetSlapen,
  dekbed,
  blotevoeten,
  ton,
  kokenVoorZonsondergang: taught.kokenVoorZonsondergang,
  sokken,
  lichtInHuis: taught.lichtInHuis,
  thee,
  boodschappen,
  rol,
  tas,
  beterKijken,
  rugzak: taught.rugzak,
  pet,
} as const satisfies Record<string, Ware>

/** What some members mean to buy. */
export const carts: Partial<Record<Who, readonly [product: keyof typeof shelf, quantity: number][]>> = {
  sanne: [
    ['bril', 1],
    ['kaars', 2],
  ],
}
