import "@placard/ui/fonts.css";
import "@placard/ui/styles.css";

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <a id="show-map" href="/map">
          Show the map
        </a>
      </body>
    </html>
  );
}
