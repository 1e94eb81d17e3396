import type { PersonalPart } from '../../base/personal.ts'

export const orderPersonal: PersonalPart = {}
