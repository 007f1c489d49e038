import { Contact } from '../features/landing/contact.tsx'
import { Hero } from '../features/landing/hero.tsx'
import { Products } from '../features/landing/products.tsx'
import { WhyUs } from '../features/landing/why-us.tsx'
import { Reviews } from '../features/reviews/reviews.tsx'

/** `/`: hero, products, why us, contact, reviews (product.md section 2). */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <Products />
      <WhyUs />
      <Contact />
      <Reviews />
    </>
  )
}
