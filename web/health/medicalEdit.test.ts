import { type MedicalForm, toForm } from '@bewezen/domain/health/form.ts'
import { emptyMedical, type MedicalData } from '@bewezen/domain/health/medical.ts'
import { describe, expect, test } from 'vitest'
import { type Filling, isChanged, valuesOf, withNews, withSaved } from '../base/editing/filling.ts'
import { medicalReading as panel, resumed } from './medicalEdit.ts'

const record = (version: number, some: Partial<MedicalData> = {}) => ({
  version,
  data: { ...emptyMedical(), ...some },
  consentedAt: null,
  updatedAt: null,
})
type Panel = Filling<ReturnType<typeof record>, MedicalForm>
const fresh = (version: number, some?: Partial<MedicalData>): Panel => ({ from: record(version, some), typed: {} })
const typed = (filling: Panel, some: Partial<MedicalForm>) => ({ ...filling, typed: { ...filling.typed, ...some } })

describe('the panel while it is filled in', () => {
  test('what was only typed in another way is no change', () => {
    const filling = fresh(1, { weightKg: 66.4 })
    expect(isChanged(typed(filling, { weightKg: '66.4 ' }), panel)).toBe(false)
    expect(isChanged(typed(filling, { weightKg: '66,5' }), panel)).toBe(true)
  })

  test('SH-EDGE-39 news from another device comes into untouched fields and leaves what is typed alone', () => {
    const news = record(2, { goal: 'Elders' })
    expect(valuesOf(withNews(fresh(1), news, 'while unchanged', panel), panel).goal).toBe('Elders')
    const filling = typed(fresh(1), { goal: 'Hier' })
    expect(withNews(filling, news, 'while unchanged', panel)).toBe(filling)
    expect(filling.from.version).toBe(1)
  })

  test('a save takes over what is stored, and keeps what was typed while it was on its way', () => {
    const sent = typed(fresh(1), { goal: 'Slapen' })
    const stored = record(2, { goal: 'Slapen' })
    expect(isChanged(withSaved(sent, valuesOf(sent, panel), stored), panel)).toBe(false)
    const since = withSaved(typed(sent, { goal: 'Slapen en wandelen' }), valuesOf(sent, panel), stored)
    expect([since.from.version, valuesOf(since, panel).goal, isChanged(since, panel)]).toEqual([
      2,
      'Slapen en wandelen',
      true,
    ])
  })

  test('SH-EDGE-39 a draft goes on upon the version it was typed on', () => {
    const form = { ...toForm(emptyMedical()), goal: 'Slapen' }
    const draft = resumed(record(3, { goal: 'Elders' }), { personId: 'noor', version: 2, form })
    expect([draft.from.version, valuesOf(draft, panel).goal]).toEqual([2, 'Slapen'])
  })
})
