import { accessibilityFaults } from './accessible.ts'
import { expect, test } from './world.ts'

const reason = 'Onwel tijdens de wandeling, ambulance vraagt naar allergieën.'

test('SH-MED-40 SH-MED-41 SH-MED-42 SH-MED-43 a medical emergency: a member keeps data, an admin opens them with a reason, the member is told live and reads who looked', async ({
  person,
  mailbox,
}) => {
  const member = await person('Fatima', { as: 'top5@bewezen.example', width: 390 })
  const admin = await person('Jasper', { as: 'admin@bewezen.example' })
  const { page } = member

  await test.step('the member fills in the panel and consents by saving', async () => {
    await page.goto('/profile/gegevens')
    await page.getByRole('button', { name: /^Medische gegevens en leefstijl/ }).click()
    const panel = page.getByRole('form', { name: 'Medische gegevens en leefstijl' })
    await panel.getByLabel('Bloedgroep').selectOption('O-')
    await panel.getByLabel('Gewicht').fill('1e5')
    await panel.getByLabel('Slaapkwaliteit', { exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await panel.getByRole('button', { name: 'Allergieën: toevoegen' }).click()
    await panel.getByRole('button', { name: 'Pinda' }).click()
    await panel.getByRole('button', { name: 'Opslaan' }).click()
    await expect(panel.getByText('Vul een getal in, zoals 7,5')).toBeVisible()
    await expect(panel.getByLabel('Gewicht')).toBeFocused()

    await panel.getByLabel('Gewicht').fill('66,4')
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: /^Medische gegevens en leefstijl/ }).click()
    await expect(panel.getByLabel('Gewicht')).toHaveValue('66,4')
    // What shows a toast comes when the page has nothing else to do; without it the page asks for a line first.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('ToastRegion')),
    )
    await page.context().setOffline(true)
    await panel.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Kon medische gegevens niet bijwerken: Je bent niet verbonden')).toBeVisible()
    await page.context().setOffline(false)
    await panel.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Medische gegevens succesvol bijgewerkt!')).toBeVisible()
    await expect(panel.getByText(/^Toestemming gegeven op/)).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/Pinda/)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  await page.goto('/profile/inzage')
  await expect(page.getByText('Niemand heeft je gegevens bekeken.')).toBeVisible()

  await test.step('an admin signs in again, gives a reason and reads', async () => {
    await admin.page.goto('/admin/noodtoegang')
    await admin.page.getByRole('textbox', { name: 'Lid' }).fill('fatima')
    await admin.page.getByRole('button', { name: /Fatima el Amrani/ }).click()
    await admin.page.getByLabel('Reden').fill('spoed')
    await admin.page.getByLabel('Je wachtwoord').fill('verkeerd')
    const open = admin.page.getByRole('button', { name: 'Noodtoegang openen' })
    await open.click()
    await expect(admin.page.getByText('Geef een reden van minimaal 10 karakters.')).toBeVisible()
    await admin.page.getByLabel('Reden').fill(reason)
    await open.click()
    await expect(admin.page.getByText('Dit wachtwoord klopt niet.')).toBeVisible()
    await expect(admin.page.getByLabel('Je wachtwoord')).toHaveValue('')
    await expect(admin.page.getByLabel('Je wachtwoord')).toBeFocused()
    await expect(admin.page.getByLabel('Reden')).toHaveValue(reason)
    expect(await accessibilityFaults(admin.page)).toEqual([])
    await expect(page.getByText('Niemand heeft je gegevens bekeken.')).toBeVisible()

    await admin.page.getByLabel('Je wachtwoord').fill('Bewezen-2026!')
    await open.click()
    const record = admin.page.getByRole('region', { name: 'Fatima el Amrani' })
    await expect(record.getByText('Pinda')).toBeVisible()
    await expect(record.getByText('66,4 kg')).toBeVisible()
    await expect(record.getByText('nog 30 minuten')).toBeVisible()
    await expect(record.getByRole('textbox')).toHaveCount(0)
    expect(await accessibilityFaults(admin.page)).toEqual([])
  })

  await test.step('the member is told at once, without a reload', async () => {
    await expect(page.getByText('Heeft je medische gegevens mogen lezen')).toBeVisible()
    await expect(page.getByText(`Reden: ${reason}`)).toBeVisible()
    const mail = await mailbox.newest('top5@bewezen.example', 'Een beheerder heeft je medische gegevens geopend')
    expect(mail.text).not.toMatch(/pinda|allergie|ambulance/i)
    expect(mail.text).toContain('/profile/inzage')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
