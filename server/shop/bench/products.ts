import type { Stage } from '../../base/bench/stage.ts'

/** As many products as a catalogue holds whole, half of partners, each with its texts and two pictures. */
export const productCount = 500

export async function fillProducts({ house, given }: Stage): Promise<void> {
  const { pool } = house.database
  const partner = await given.partner('Wolkenveld')
  await pool.query(
    `insert into products (id, slug, name, description, price_cents, category, tags, status, order_index, is_featured,
        is_physical, is_digital, download_url, affiliate_url, affiliate_discount_code, partner_id, product_type, created_at)
      select gen_random_uuid(), 'product-' || n, 'Product ' || n, repeat('Houdt blauw licht tegen. ', 12), n * 10,
        (array['cursus', 'guide', 'ebook', 'fysiek product'])[1 + n % 4], '["slaap", "licht"]', 'active', n, n % 25 = 0,
        n % 4 = 3, n % 4 <> 3, case when n % 4 <> 3 then 'https://winkel.example/' || n end,
        case when n % 2 = 0 then 'https://partner.example/' || n end, 'BEWEZEN5', case when n % 2 = 0 then $1::uuid end,
        case when n % 2 = 0 then 'affiliate' else 'own' end, now()
      from generate_series(1, $2::int) n`,
    [partner.id, productCount],
  )
  await pool.query(
    `insert into product_images (id, product_id, storage_path, sort_index)
      select gen_random_uuid(), id, 'product-images/bench/' || slug || '-' || place, place
      from products, generate_series(0, 1) place`,
  )
}
