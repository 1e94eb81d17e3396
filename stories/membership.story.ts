import { contentWords } from '@bewezen/domain/admin/contentWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { words } from '@bewezen/domain/membership/words.ts'
import { accessibilityFaults } from './accessible.ts'
import { join, moveClock, patient, portalFrom, register } from './joining.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

test('SUB-PAGE-01 SUB-PAGE-10 SUB-PAGE-16 SUB-PAGE-17 SUB-PAGE-22 SUB-LAW-01 SUB-LAW-08 SUB-CHECKOUT-14 a stranger reads the steps, registers, is greeted once, and reads what is owed above the last button and how to withdraw below', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Fleur', { width: 390 })
  await page.goto('/subscription')
  await expect(page.getByText('Bevestig je e-mail')).toBeVisible()
  await expect(page.getByText('Status: Geen abonnement')).toHaveCount(0)
  // One stands above the steps, the other inside the plan (MKT-MORE-15).
  await page.getByRole('main').getByRole('link', { name: 'Registreren' }).last().click()
  await register(page, mailbox, 'fleur@telefoon.example')

  await page.goto('/subscription')
  await expect(page.getByText('Gefeliciteerd! Je account is aangemaakt.')).toBeVisible()
  await expect(page.getByText('Start nu je abonnement om toegang te krijgen tot de community.')).toBeVisible()
  await expect(page.getByText('Status: Geen abonnement')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Registreren' })).toHaveCount(0)
  const order = page.locator('form', { has: page.getByRole('button', { name: 'Start mijn abonnement' }) })
  await expect(order).toContainText(
    /€ 49 per maand, maandelijks opzegbaar.*betaalverplichting aan van € 49 per maand, inclusief 21% btw\.\s*Start mijn abonnement.*Veertien dagen bedenktijd\./s,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await sticksOut(page)).toEqual([])
  await expect(page.getByText(words.noCustomer)).toBeVisible()
  await expect(page.getByRole('button', { name: words.button.portal })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Status: Geen abonnement')).toBeVisible()
  await expect(page.getByText('Gefeliciteerd! Je account is aangemaakt.')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
  await expect(order.getByRole('button')).toHaveText('Start mijn abonnement')
})

test('SUB-RESULT-01 SUB-RESULT-02 SUB-RESULT-03 X3-ERR-28 the page after paying wants a login, and says whether it worked', async ({
  person,
}) => {
  const [{ page: visitor }, { page: guest }, { page: member }] = [
    await person('Mila'),
    await person('Daan', { as: 'gast@bewezen.example' }),
    await person('Sanne', { as: 'lid@bewezen.example' }),
  ]
  await visitor.goto('/subscription-success')
  await expect(visitor).toHaveURL(/\/auth/)

  // It asks for half a minute before it says so.
  await guest.clock.install()
  await guest.goto('/subscription-success')
  await expect(async () => {
    await guest.clock.runFor(3_000)
    await expect(guest.getByRole('heading', { name: 'Verificatie fout' })).toBeVisible({ timeout: 200 })
  }).toPass()

  await member.goto('/subscription-success')
  const main = member.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Abonnement succesvol!' })).toBeVisible()
  await expect(main.getByRole('definition')).toHaveText(['Student lidmaatschap', 'Student'])
  await expect(main).toContainText('Status Actief')
  await expect(main.getByRole('link', { name: 'Bekijk je abonnement' })).toHaveAttribute('href', '/subscription')
  await expect(main.getByRole('link', { name: 'Naar de community' })).toHaveAttribute('href', '/community')
})

test('SUB-PAGE-11 SUB-LAW-05 SUB-WHY-01 a member by phone reads why the door is open, and cancels as easily', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Fleur', { width: 390 })
  const email = 'de-graaf@telefoon.example'
  await page.goto('/auth?mode=register')
  await register(page, mailbox, email)
  await join(page)

  await test.step('the page about access says why the door is open, with the payment and its bill', async () => {
    await page.goto('/subscription')
    await page.getByRole('link', { name: 'Waarom heb ik wel of geen toegang?' }).click()
    await expect(page.getByRole('heading', { name: 'Mijn toegang' })).toBeVisible()
    await expect(page.getByText(/Je abonnement loopt en is betaald/)).toBeVisible()
    await expect(page.getByText('Betaling van € 49,00 ontvangen')).toBeVisible()
    const bill = await page.request.get(
      (await page.getByRole('link', { name: /Factuur .* downloaden$/ }).getAttribute('href')) ?? '',
    )
    expect(bill.headers()['content-type']).toBe('application/pdf')
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
    await mailbox.newest(email, 'Je abonnement is gestart')
  })

  await test.step('cancelling takes two clicks, as joining took after the tick', async () => {
    await page.goto('/subscription')
    const portal = await portalFrom(page, 'Abonnement beheren')
    expect(await sticksOut(portal)).toEqual([])
    await portal.getByRole('button', { name: 'Abonnement opzeggen' }).click()
    await expect(portal.getByText(/^Stopt op/)).toBeVisible()
    await portal.getByRole('link', { name: 'Terug naar de site' }).click()
    await expect(portal.getByText(/^Toegang tot/)).toBeVisible(patient)
  })
})

test('MKT-MORE-17 MKT-MORE-18 MKT-MORE-19 MKT-MORE-21 an admin writes a question, a visitor unfolds it with the keyboard, and a member reads about their own membership', async ({
  person,
}) => {
  const [{ page: admin }, { page: visitor }, { page: member }] = [
    await person('Jasper', { as: 'admin@bewezen.example' }),
    await person('Gast', { width: 390 }),
    await person('Noor', { as: 'lid@bewezen.example' }),
  ]
  const [question, answer] = ['Mag mijn partner meedoen?', 'Ja, met een eigen account.']
  await admin.goto('/admin/content')
  await admin.getByRole('button', { name: contentWords.addFaq }).click()
  const dialog = admin.getByRole('dialog', { name: contentWords.addFaq })
  await dialog.getByLabel(contentWords.question).fill(question)
  await dialog.getByLabel(contentWords.answer).fill('Ja.')
  await dialog.getByRole('button', { name: adminWords.save }).click()
  await expect(dialog.getByText(contentWords.wrong(10, 1000))).toBeVisible()
  await dialog.getByLabel(contentWords.answer).fill(answer)
  await dialog.getByRole('button', { name: adminWords.save }).click()
  await expect(dialog).toHaveCount(0)
  await expect(admin.getByText(question)).toBeVisible()

  // The page of visitors is kept for a moment.
  await expect(async () => {
    await visitor.goto('/subscription')
    await expect(visitor.getByText(question)).toBeVisible({ timeout: 1_000 })
  }).toPass(patient)
  await expect(visitor.getByText(answer)).toBeHidden()
  await visitor.getByText(question).focus()
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByText(answer)).toBeVisible()
  const facts = await visitor.locator('script[type="application/ld+json"]').allTextContents()
  expect(
    facts
      .map((fact) => JSON.parse(fact))
      .find((fact) => fact['@type'] === 'FAQPage')
      .mainEntity.at(-1),
  ).toMatchObject({
    name: question,
    acceptedAnswer: { text: answer },
  })
  // Nothing lies half under the bar of the page.
  await visitor.evaluate(() => scrollTo(0, 0))
  expect(await accessibilityFaults(visitor)).toEqual([])
  expect(await sticksOut(visitor)).toEqual([])

  const known = Promise.withResolvers<void>()
  await member.route('**/api/membership/mine**', async (route) => {
    await known.promise
    await route.continue()
  })
  await member.goto('/subscription')
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(words.own.title)
  const plans = member.getByRole('heading', { name: /lidmaatschap$/, level: 2 })
  await expect(plans).toHaveText([words.plans.student.name, words.plans.none.name])
  known.resolve()
  await expect(member.getByRole('button', { name: words.button.active })).toBeDisabled()
  await expect(plans).toHaveText([words.plans.student.name, words.plans.none.name])
  await expect(member.getByText(words.without)).toBeVisible()
  // The demo gave the access: there is nothing to manage at the provider.
  await expect(member.getByText(words.noCustomer)).toBeVisible()
  await expect(member.getByRole('button', { name: words.button.portal })).toHaveCount(0)
  await expect(member.getByRole('heading', { name: words.faq })).toHaveCount(0)
  expect(await accessibilityFaults(member)).toEqual([])
})

for (const width of [390, 1440])
  test(`SUB-PAGE-20 SUB-PAGE-21 nothing moves once it is known whether there is a subscription to manage, at ${width} pixels`, async ({
    person,
  }) => {
    const { page } = await person('Noor', { as: 'lid@bewezen.example', width })
    const plan = page.getByRole('heading', { name: words.plans.student.name })
    const top = async () => Math.round((await plan.boundingBox())?.y ?? 0)
    /** Opens the page with this answer held back, and tells where the plans stand before and after it. */
    const opened = async (own: object, shown: () => Promise<void>) => {
      const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
      await page.route('**/api/membership/mine*', async (route) => {
        const answer = await route.fetch()
        await isLet
        await route.fulfill({ response: answer, json: { ...(await answer.json()), ...own } })
      })
      await page.goto('/subscription')
      await expect(plan).toBeVisible()
      await expect(page.getByText('Status: Laden...')).toBeVisible()
      await expect(page.getByRole('button', { name: words.button.portal })).toHaveCount(0)
      const before = await top()
      letGo()
      await shown()
      await page.unroute('**/api/membership/mine*')
      return [before, await top()]
    }
    const [asked, given] = await opened({}, () => expect(page.getByText(words.noCustomer)).toBeVisible())
    expect(given).toBe(asked)
    const paid = { portal: true, accessUntil: null, lateUntil: null, periodEnd: '2226-09-30T09:00:00Z' }
    const [waited, known] = await opened(paid, async () => {
      await expect(page.getByRole('button', { name: words.button.portal })).toBeVisible()
      await expect(page.getByText(words.portalNote.kept('30 september 2226')).last()).toBeVisible()
    })
    expect([waited, known]).toEqual([asked, asked])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await sticksOut(page)).toEqual([])
  })

test('SUB-LAW-03 SUB-LAW-04 a member withdraws on day 3: two steps, the door closes, the receipt is there', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Gast', { as: 'gast@bewezen.example' })
  await join(page)
  try {
    await moveClock(page, 3)
    await page.goto('/subscription')
    await page.getByRole('link', { name: 'Overeenkomst herroepen' }).click()
    await expect(page.getByRole('heading', { name: 'Overeenkomst herroepen' })).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Ja, herroep mijn abonnement' }).click()
    // What was pressed is gone: who hears the page, or uses keys, goes on at the title of the next step.
    await expect(page.getByRole('heading', { name: 'Bevestig je herroeping' })).toBeFocused()
    await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
    await expect(page.getByRole('heading', { name: 'Je herroeping is ontvangen' })).toBeFocused(patient)
    const receipt = await mailbox.newest('gast@bewezen.example', 'Ontvangstbewijs van je herroeping')
    expect(receipt.text).toContain('€ 49,00')
    await expect(async () => {
      await page.goto('/community')
      await expect(page.getByRole('heading', { name: 'Geen Toegang' })).toBeVisible({ timeout: 3000 })
    }).toPass(patient)
    await page.goto('/profile/toegang')
    await expect(page.getByText(/Je hebt de overeenkomst herroepen/)).toBeVisible()
  } finally {
    await moveClock(page, 0)
  }
})

test('SUB-WHY-03 MKT-MORE-22 a payment fails and is repaired: access stays, the banner leads to the way to pay and goes by itself', async ({
  person,
  mailbox,
}) => {
  const { page } = await person('Wim', { as: 'opgezegd@bewezen.example' })
  await join(page)
  await page.goto('/subscription')
  const portal = await portalFrom(page, 'Abonnement beheren')
  await portal.getByRole('radio', { name: /geweigerd/ }).check()
  await portal.getByRole('button', { name: 'Betaalmethode opslaan' }).click()
  // The page that comes after saving says so; what was ticked is ticked before that too.
  await expect(portal.getByRole('radio', { name: /geweigerd/ })).toHaveAttribute('checked', '')
  try {
    await moveClock(page, 32)
    await expect(async () => {
      await page.goto('/community/universiteit/welkom')
      await expect(page.getByText('Je laatste betaling is niet gelukt.')).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    await expect(page.getByRole('log')).toBeVisible()
    await mailbox.newest('opgezegd@bewezen.example', 'Je betaling is niet gelukt')
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goto('/subscription')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.own.title)
    await expect(page.getByText(words.late.title)).toBeVisible()
    await expect(page.getByRole('button', { name: words.button.start })).toHaveCount(0)

    const repair = await portalFrom(page, 'Betaling herstellen')
    await repair.getByRole('radio', { name: /iDEAL/ }).check()
    await repair.getByRole('button', { name: 'Opslaan en open bedrag betalen' }).click()
    await expect(repair.getByText(/^Verlengt op/)).toBeVisible()
    await expect(page.getByText('Je laatste betaling is niet gelukt.')).toHaveCount(0, patient)
    await page.goto('/community/universiteit/welkom')
    await expect(page.getByRole('log')).toBeVisible()
  } finally {
    await moveClock(page, 0)
  }
})

test('MKT-MORE-22 whose access ended over a payment reads why, and is sold nothing', async ({ person, mailbox }) => {
  const { page } = await person('Fleur', { width: 390 })
  await page.goto('/auth?mode=register')
  await register(page, mailbox, 'laat@telefoon.example')
  await join(page)
  await page.goto('/subscription')
  const portal = await portalFrom(page, 'Abonnement beheren')
  await portal.getByRole('radio', { name: /geweigerd/ }).check()
  await portal.getByRole('button', { name: 'Betaalmethode opslaan' }).click()
  await expect(portal.getByRole('radio', { name: /geweigerd/ })).toHaveAttribute('checked', '')
  try {
    await moveClock(page, 32)
    await mailbox.newest('laat@telefoon.example', 'Je betaling is niet gelukt')
    await moveClock(page, 42)
    await expect(async () => {
      await page.goto('/subscription')
      await expect(page.getByText(/heb je geen toegang meer/)).toBeVisible({ timeout: 3000 })
    }).toPass(patient)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.own.title)
    await expect(page.getByText(words.own.owes)).toBeVisible()
    await expect(page.getByRole('button', { name: words.late.repair })).toBeVisible()
    await expect(page.getByRole('button', { name: words.button.start })).toHaveCount(0)
  } finally {
    await moveClock(page, 0)
  }
})

test('ADM-PANEL-09 ADM-PANEL-10 ADM-PANEL-11 an admin gives access without payment, ends it, and is asked before a price changes', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/admin/abonnementen')
  await page.getByRole('button', { name: 'Toegang geven' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('partner@bewezen')
  await dialog.getByRole('button', { name: /^Kies / }).click()
  await dialog.getByRole('button', { name: 'Toegang geven' }).click()
  await expect(dialog.getByText('Vul een reden in.')).toBeVisible()
  await dialog.getByLabel('Reden').fill('Helpt bij de opening')
  await dialog.getByRole('button', { name: 'Toegang geven' }).click()
  const row = page.getByRole('row', { name: /Helpt bij de opening/ })
  await expect(row).toContainText('Zonder betaling')
  expect(await accessibilityFaults(page)).toEqual([])
  await row.getByRole('button', { name: /^Toegang beëindigen van/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Toegang beëindigen' }).click()
  await expect(row).toContainText('Zonder betaling, voorbij')

  await page.getByRole('button', { name: 'Student lidmaatschap bewerken' }).click()
  await page.getByLabel('Prijs per maand').fill('59')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Bestaande leden houden hun prijs. Doorgaan?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByLabel('Prijs per maand')).toHaveValue('59')
})
