import { expect, test } from 'vitest'
import type { Site } from '../base/renderer.ts'
import { faqFactsOf, organizationOf } from './structured.ts'

const site = { name: 'Bewezen', url: 'https://bewezen.example', contactEmail: 'hallo@bewezen.example' } as Site
const always = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': 'https://bewezen.example/#organization',
  name: 'Bewezen',
  url: 'https://bewezen.example/',
  logo: 'https://bewezen.example/icons/icon-512.png',
  email: 'hallo@bewezen.example',
}

test('search engines are told who runs the site, as far as an admin filled it in', () => {
  const company = { kvk: '12345678', vatId: 'NL123456789B01', address: 'Dorpsstraat 1', phone: '0301234567' }
  expect(organizationOf({ ...site, company })).toEqual({
    ...always,
    telephone: '0301234567',
    address: 'Dorpsstraat 1',
    vatID: 'NL123456789B01',
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '12345678' },
  })
  expect(organizationOf({ ...site, company: { kvk: '', vatId: '', address: '', phone: '' } })).toEqual(always)
  expect(organizationOf(site)).toEqual(always)
})

test('MKT-MORE-18 MKT-MORE-20 search engines get the questions with their answers in order, and nothing without any', () => {
  const entries = [
    { question: 'Kan ik opzeggen?', answer: 'Ja.' },
    { question: 'Wat kost het?', answer: '€ 49 per maand.' },
  ]
  expect(faqFactsOf(entries)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Kan ik opzeggen?', acceptedAnswer: { '@type': 'Answer', text: 'Ja.' } },
      { '@type': 'Question', name: 'Wat kost het?', acceptedAnswer: { '@type': 'Answer', text: '€ 49 per maand.' } },
    ],
  })
  expect(faqFactsOf([])).toBeNull()
})
