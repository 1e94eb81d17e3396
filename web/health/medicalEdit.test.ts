import { toForm } from '@bewezen/domain/health/form.ts'
import { emptyMedical, type MedicalData } from '@bewezen/domain/health/medical.ts'
import { describe, expect, test } from 'vitest'
import { freshEdit, isChanged, resumed, withNews, withSaved } from './medicalEdit.ts'

const record = (version: number, some: Partial<MedicalData> = {}) => ({
  ...{ version, data: { ...emptyMedical(), ...some } },
  ...{ consentedAt: null, updatedAt: null },
})
const typed = (edit: ReturnType<typeof freshEdit>, goal: string) => ({ ...edit, form: { ...edit.form, goal } })

describe('the panel while it is filled in', () => {
  test('what was only typed in another way is no change', () => {
    const edit = freshEdit(record(1, { weightKg: 66.4 }))
    expect(isChanged({ ...edit, form: { ...edit.form, weightKg: '66.4 ' } })).toBe(false)
    expect(isChanged({ ...edit, form: { ...edit.form, weightKg: '66,5' } })).toBe(true)
  })

  test('SH-EDGE-39 news from another device comes into untouched fields and leaves what is typed alone', () => {
    const news = record(2, { goal: 'Elders' })
    expect(withNews(freshEdit(record(1)), news).form.goal).toBe('Elders')
    const edit = typed(freshEdit(record(1)), 'Hier')
    expect(withNews(edit, news)).toBe(edit)
    expect(edit.from.version).toBe(1)
  })

  test('a save takes over what is stored, and keeps what was typed while it was on its way', () => {
    const sent = typed(freshEdit(record(1)), 'Slapen')
    const stored = record(2, { goal: 'Slapen' })
    expect(isChanged(withSaved(sent, sent.form, stored))).toBe(false)
    const since = withSaved(typed(sent, 'Slapen en wandelen'), sent.form, stored)
    expect([since.from.version, since.form.goal, isChanged(since)]).toEqual([2, 'Slapen en wandelen', true])
  })

  test('SH-EDGE-39 a draft goes on upon the version it was typed on', () => {
    const form = { ...toForm(emptyMedical()), goal: 'Slapen' }
    const edit = resumed(record(3, { goal: 'Elders' }), { personId: 'noor', version: 2, form })
    expect([edit.from.version, edit.form.goal]).toEqual([2, 'Slapen'])
  })
})
