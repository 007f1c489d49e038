export default function LandingPage() {
  return <h1 id="home">Premium Halal Dimsum</h1>
}
