import { accessibilityFaults } from './accessible.ts'
import { dialogOf, eatsAll } from './eventPages.ts'
import { sticksOut } from './sideways.ts'
import { expect, test } from './world.ts'

test('EV-MORE-31 EV-MORE-33 EV-MORE-34 EV-MORE-35 EV-MORE-78 a member hands a place on, another takes it on a phone, and an admin agrees with one press', async ({
  person,
  mailbox,
}) => {
  const title = 'Eten van het land'
  const path = '/events/eten-van-het-land'
  const { page: joost } = await person('Joost', { as: 'plus@bewezen.example' })
  const { page: sanne } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  const { page: jasper } = await person('Jasper', { as: 'admin@bewezen.example' })
  await joost.goto(path)
  await sanne.goto(path)
  const [his, hers] = [dialogOf(joost, title), dialogOf(sanne, title)]
  await expect(hers.getByRole('button', { name: 'Plek doorgeven' })).toHaveCount(0)

  await test.step('the holder names somebody, and nothing typed is lost', async () => {
    await his.getByRole('button', { name: 'Plek doorgeven' }).click()
    const form = joost.getByRole('dialog', { name: 'Plek doorgeven' })
    await form.getByRole('button', { name: 'Vragen' }).click()
    await expect(form.getByText('Vul een gebruikersnaam in.')).toBeVisible()
    expect(await accessibilityFaults(joost)).toEqual([])
    await form.getByLabel('Gebruikersnaam').fill('joost_mulder')
    await form.getByRole('button', { name: 'Vragen' }).click()
    await expect(joost.getByText('Je kunt je plek niet aan jezelf geven.').first()).toBeVisible()
    await expect(form.getByLabel('Gebruikersnaam')).toHaveValue('joost_mulder')
    await form.getByLabel('Gebruikersnaam').fill('sanne_de_wit')
    await form.getByRole('button', { name: 'Vragen' }).click()
    await expect(his.getByText('Je wilt je plek doorgeven aan sanne_de_wit.')).toBeVisible()
    expect(await accessibilityFaults(joost)).toEqual([])
  })

  await test.step('the other reads it without a reload, and takes it with the terms', async () => {
    await expect(hers.getByText('Joost Mulder wil jou een plek geven op deze datum.')).toBeVisible()
    expect(await sticksOut(sanne)).toEqual([])
    expect(await accessibilityFaults(sanne)).toEqual([])
    await hers.getByRole('button', { name: 'Plek aannemen' }).click()
    const form = sanne.getByRole('dialog', { name: 'Plek aannemen' })
    await form.getByRole('button', { name: 'Plek aannemen' }).click()
    await expect(form.getByText('Voorwaarden vereist')).toBeVisible()
    const diet = form.getByRole('group', { name: /^Dieetwensen/ })
    await expect(diet).toHaveAccessibleDescription('Kies wat voor jou geldt, of kies Geen.')
    await expect(diet.getByRole('button').first()).toBeFocused()
    await eatsAll(form)
    for (const box of await form.getByRole('checkbox').all()) await box.check()
    expect(await accessibilityFaults(sanne)).toEqual([])
    await form.getByRole('button', { name: 'Plek aannemen' }).click()
    await expect(hers.getByText('Je zei ja tegen de plek van Joost Mulder.')).toBeVisible()
    await expect(his.getByText('sanne_de_wit zei ja tegen je plek.')).toBeVisible()
  })

  await test.step('an admin agrees, and everybody sees whose the place is', async () => {
    await jasper.goto('/admin')
    await expect(jasper.getByText('Plek doorgeven').first()).toBeVisible()
    await jasper.goto('/events/admin')
    await jasper.getByRole('link', { name: title, exact: true }).click()
    await jasper.getByRole('tab', { name: 'Deelnemers' }).click()
    await expect(jasper.getByText('Joost Mulder geeft de plek aan Sanne de Wit')).toBeVisible()
    expect(await accessibilityFaults(jasper)).toEqual([])
    await jasper.getByRole('button', { name: 'Akkoord: Joost Mulder aan Sanne de Wit' }).click()
    await expect(jasper.getByText('De plek is nu van Sanne de Wit.').first()).toBeVisible()
    await expect(jasper.locator('tr', { hasText: 'Sanne de Wit' })).toHaveCount(1)
    await expect(jasper.locator('tr', { hasText: 'Joost Mulder' })).toHaveCount(0)
    await expect(hers.getByRole('button', { name: 'Aangemeld' })).toBeVisible()
    await expect(his.getByRole('button', { name: 'Aanmelden', exact: true })).toBeVisible()
  })

  await test.step('both got their mail', async () => {
    await mailbox.newest('plus@bewezen.example', `Je plek is doorgegeven: ${title}`)
    await mailbox.newest('lid@bewezen.example', `Je aanmelding is bevestigd: ${title}`)
  })
})
