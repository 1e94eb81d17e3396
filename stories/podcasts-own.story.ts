import { fails, playerIn, standInForPlayers, tells } from './playerStandIn.ts'
import { card, chapters, dialog, given, member, opens, press, teacher } from './podcastPages.ts'
import { expect, test } from './world.ts'

test('POD-MORE-01 POD-MORE-02 POD-MORE-03 POD-MORE-11 POD-MORE-13 POD-MORE-26 POD-MORE-46 POD-MORE-48 a member keeps an episode, goes on where the other device was, and talks under it', async ({
  person,
}) => {
  const { page: docent } = await person('Docent', teacher)
  const id = await given(docent, { title: 'Avond zonder scherm', chapters })
  const { page } = await person('Sanne', member)
  const { page: phone } = await person('Sanne op haar telefoon', { ...member, width: 390 })
  await standInForPlayers(page)
  await standInForPlayers(phone)
  await phone.goto('/podcasts')
  await expect(card(phone, 'Avond zonder scherm')).toBeVisible()
  await page.goto(`/podcasts/${id}`)
  await press(page, 'Bewaar voor later').click()
  await expect(press(page, 'Bewaard')).toHaveAttribute('aria-pressed', 'true')

  await test.step('the other device shows it by itself, also as a list', async () => {
    await expect(card(phone, 'Avond zonder scherm').getByRole('img', { name: 'Bewaard' })).toBeVisible()
    await phone.getByRole('navigation', { name: 'Jouw lijst' }).getByRole('link', { name: 'Beluisterd' }).click()
    // She heard others before, in the demo, without keeping them.
    await expect(card(phone, 'Avond zonder scherm')).toHaveCount(0)
    await expect(phone.getByText('Je hebt nog niets beluisterd.')).toHaveCount(0)
    await phone.getByRole('navigation', { name: 'Jouw lijst' }).getByRole('link', { name: 'Bewaard' }).click()
    await expect(card(phone, 'Avond zonder scherm')).toBeVisible()
  })

  await test.step('where the player stopped is offered on the other device', async () => {
    await expect(playerIn(page).getByText('Speler')).toBeVisible()
    const kept = page.waitForResponse('**/api/podcasts/keepPosition')
    await tells(page, { currentTime: 758, playerState: 1 })
    await tells(page, { currentTime: 760.4, playerState: 2 })
    expect((await kept).status()).toBe(200)
    await opens(phone, 'Avond zonder scherm').click()
    await expect(phone.getByText('Je was bij 12:40.')).toBeVisible()
    await press(phone, 'Ga verder vanaf 12:40').click()
    await expect(playerIn(phone).getByText('op 760, speelt')).toBeVisible()
    await expect(press(phone, 'Ga verder vanaf 12:40')).toHaveCount(0)
  })

  await test.step('where it still played is kept when the page is left by a full load', async () => {
    const place = async () =>
      (await (await phone.request.get(`/api/podcasts/open?id=${id}`)).json()).mark?.positionSeconds
    await tells(page, { currentTime: 761, playerState: 1 })
    await tells(page, { currentTime: 790, playerState: 1 })
    await expect.poll(place).toBe(790)
    await tells(page, { currentTime: 797, playerState: 1 })
    await page.evaluate(() => location.assign('/privacy-policy'))
    await page.waitForURL('/privacy-policy')
    await expect.poll(place).toBe(797)
    await page.goto(`/podcasts/${id}`)
  })

  await test.step('heard here is heard there', async () => {
    await press(page, 'Beluisterd').click()
    await expect(press(phone, 'Beluisterd')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('what is said under it stands there for members at once, and for nobody else', async () => {
    await page
      .getByRole('textbox', { name: 'Schrijf een reactie' })
      .fill('Ik ga vanavond beginnen. Bij 12:58 hoor je hoe.')
    await press(page, 'Verstuur').click()
    await expect(phone.getByText('Ik ga vanavond beginnen.')).toBeVisible()
    await phone.getByRole('link', { name: '12:58' }).click()
    await expect(playerIn(phone).getByText('op 778, speelt')).toBeVisible()
    const html = await (await docent.request.get(`/podcasts/${id}`)).text()
    expect(html).not.toContain('Ik ga vanavond beginnen.')
  })
})

test('POD-MORE-30 POD-MORE-31 POD-MORE-33 POD-MORE-34 POD-MORE-35 the bar goes along with what plays, and the next episode begins by itself for who chose that', async ({
  person,
}) => {
  const { page: docent } = await person('Docent', teacher)
  const later = await given(docent, { title: 'Eerst gekozen', chapters, duration: '48 min' })
  const sooner = await given(docent, { title: 'Daarna vanzelf', chapters })
  const { page } = await person('Sanne', member)
  await standInForPlayers(page)
  await page.goto('/podcasts')
  await opens(page, 'Eerst gekozen').click()
  const episode = dialog(page, 'Eerst gekozen')
  const choice = page.getByRole('checkbox', { name: 'Speel de volgende vanzelf af', exact: true })

  await test.step('what plays is named under the player, with how far it is', async () => {
    await expect(playerIn(page).getByText('Speler')).toBeVisible()
    // It is offered once the player has answered for the first time.
    await expect(choice).not.toBeChecked()
    await tells(page, { currentTime: 892, playerState: 1 })
    await expect(episode.getByText('Waarom het raam niet telt 14:52 van 48:00', { exact: true })).toBeVisible()
    await episode.getByTitle('Cortisol zonder angst', { exact: true }).click()
    await expect(playerIn(page).getByText('op 1265, speelt')).toBeVisible()
    await expect(episode.getByText('Cortisol zonder angst 21:05 van 48:00', { exact: true })).toBeVisible()
  })

  await test.step('without the choice an episode that is over stays', async () => {
    await expect(choice).not.toBeChecked()
    await tells(page, { currentTime: 2880, playerState: 0 })
    await expect(page).toHaveURL(`/podcasts/${later}`)
    await choice.check()
  })

  await test.step('while somebody writes nothing takes its place', async () => {
    const reply = page.getByRole('textbox', { name: 'Schrijf een reactie' })
    await reply.fill('Ik luister nog na.')
    await tells(page, { currentTime: 2800, playerState: 1 })
    await tells(page, { currentTime: 2880, playerState: 0 })
    await expect(reply).toHaveValue('Ik luister nog na.')
    await expect(page).toHaveURL(`/podcasts/${later}`)
    await reply.blur()
  })

  await test.step('with it the one that follows begins, and closing it leads to the list', async () => {
    await tells(page, { currentTime: 2800, playerState: 1 })
    await tells(page, { currentTime: 2880, playerState: 0 })
    const next = dialog(page, 'Daarna vanzelf')
    await expect(next).toBeVisible()
    await expect(page).toHaveURL(`/podcasts/${sooner}`)
    await expect(next.locator('iframe')).toHaveAttribute('src', /autoplay=1/)
    await expect(choice).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/podcasts')
  })

  await test.step('opened by hand it does not play by itself, and a visitor has no such choice', async () => {
    await opens(page, 'Daarna vanzelf').click()
    await expect(dialog(page, 'Daarna vanzelf').locator('iframe')).not.toHaveAttribute('src', /autoplay=1/)
    const { page: vera } = await person('Vera')
    await standInForPlayers(vera)
    await vera.goto(`/podcasts/${later}`)
    // The page comes to life with a first sign of its visitor, of which a press on the player is one.
    // It may also be the pointer on its way there; then the player is made anew under it.
    await expect(async () => {
      playerIn(vera).getByText('Speler').click({ timeout: 5_000 })
    }).toPass()
    const heard = dialog(vera, 'Eerst gekozen').getByText('Waarom het raam niet telt 14:52 van 48:00', { exact: true })
    // What it answers when it is greeted may come after what it is made to tell.
    await expect(async () => {
      await tells(vera, { currentTime: 892, playerState: 1 })
      await expect(heard).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(vera.getByRole('checkbox', { name: 'Speel de volgende vanzelf af', exact: true })).toHaveCount(0)
  })
})

test('POD-MORE-51 an episode that was heard to its end is ticked off by itself, and begins anew', async ({
  person,
}) => {
  const { page: docent } = await person('Docent', teacher)
  const id = await given(docent, { title: 'Helemaal uit', chapters })
  const { page } = await person('Sanne', member)
  await standInForPlayers(page)
  await page.goto(`/podcasts/${id}`)
  await expect(press(page, 'Beluisterd')).toHaveAttribute('aria-pressed', 'false')
  await expect(playerIn(page).getByText('Speler')).toBeVisible()
  const mark = async () => (await (await page.request.get(`/api/podcasts/open?id=${id}`)).json()).mark
  // What it answers when it is greeted may come after what it is made to tell.
  await expect(async () => {
    await tells(page, { currentTime: 2_700, playerState: 1 })
    await tells(page, { currentTime: 2_720, playerState: 1 })
    await expect.poll(async () => (await mark()).positionSeconds, { timeout: 2_000 }).toBe(2_720)
  }).toPass()
  await tells(page, { currentTime: 2_880, playerState: 0 })
  await expect(press(page, 'Beluisterd')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await mark()).positionSeconds).toBe(0)
  await page.reload()
  await expect(press(page, 'Beluisterd')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Je was bij/)).toHaveCount(0)
  await press(page, 'Beluisterd').click()
  await expect(press(page, 'Beluisterd')).toHaveAttribute('aria-pressed', 'false')
})

test('POD-MORE-66 an episode whose sound does not come or breaks off says so, and is opened anew where one was', async ({
  person,
}) => {
  const { page: docent } = await person('Docent', teacher)
  const id = await given(docent, { title: 'Stil geluid', chapters })
  const { page } = await person('Sanne', member)
  const players = await standInForPlayers(page)
  await page.clock.install()
  await page.goto(`/podcasts/${id}`)
  const sentence = page.getByText('De aflevering kan nu niet worden afgespeeld.')
  const again = press(page, 'Opnieuw proberen')
  const reply = page.getByRole('textbox', { name: 'Schrijf een reactie' })
  await reply.fill('Half getypt')
  await expect(playerIn(page).getByText('Speler')).toBeVisible()
  // What it is asked when it has loaded may come after what it is made to say.
  const untilItFails = () =>
    expect(async () => {
      await fails(page)
      await expect(sentence).toBeVisible({ timeout: 500 })
    }).toPass()

  await test.step('the player says that it cannot play', async () => {
    await tells(page, { currentTime: 892, playerState: 1 })
    await untilItFails()
    await tells(page, { currentTime: 0, playerState: 2 })
    await expect(sentence).toBeVisible()
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(sentence).toHaveCount(0)
    const frame = dialog(page, 'Stil geluid').locator('iframe')
    await expect(frame).toHaveAttribute('src', /start=892&autoplay=1/)
    await expect(dialog(page, 'Stil geluid')).toBeFocused()
    await expect(reply).toHaveValue('Half getypt')
  })

  await test.step('it waits for sound that does not come, until it does', async () => {
    await expect(playerIn(page).getByText('Speler')).toBeVisible()
    await tells(page, { currentTime: 900, playerState: 3 })
    await page.clock.runFor(14_000)
    await expect(sentence).toHaveCount(0)
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(sentence).toBeVisible({ timeout: 500 })
    }).toPass()
    await tells(page, { currentTime: 900, playerState: 1 })
    await expect(sentence).toHaveCount(0)
    const kept = page.waitForResponse('**/api/podcasts/keepPosition')
    await tells(page, { currentTime: 900, playerState: 2 })
    await kept
  })

  await test.step('it cannot play where nothing was pressed yet, and goes on where one was the last time', async () => {
    await page.goto(`/podcasts/${id}`)
    await expect(press(page, 'Ga verder vanaf 15:00')).toBeVisible()
    await expect(playerIn(page).getByText('Speler')).toBeVisible()
    await untilItFails()
    await again.click()
    await expect(dialog(page, 'Stil geluid').locator('iframe')).toHaveAttribute('src', /start=900&autoplay=1/)
  })

  await test.step('its house cannot be reached', async () => {
    players.isAway = true
    await page.goto(`/podcasts/${id}`)
    await press(page, 'Ga verder vanaf 15:00').click()
    await expect(async () => {
      await page.clock.runFor(15_000)
      await expect(sentence).toBeVisible({ timeout: 500 })
    }).toPass()
    players.isAway = false
    await again.click()
    await expect(dialog(page, 'Stil geluid').locator('iframe')).toHaveAttribute('src', /start=900&autoplay=1/)
    await expect(playerIn(page).getByText('Speler')).toBeVisible()
    await expect(sentence).toHaveCount(0)
    await page.clock.runFor(20_000)
    await expect(sentence).toHaveCount(0)
  })
})
